declare module 'postman-collection' {
  export class Request {
    constructor(definition: object);
  }
}

declare module '@theme/ApiExplorer/CodeSnippets' {
  import type {ReactNode} from 'react';
  import type {Request} from 'postman-collection';

  export default function CodeSnippets(props: {
    readonly postman: Request;
    readonly codeSamples: readonly never[];
  }): ReactNode;
}
