declare module 'postman-collection' {
  export class Request {
    constructor(definition: object);
  }
}
