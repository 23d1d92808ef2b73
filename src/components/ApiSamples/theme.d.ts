declare module 'postman-collection' {
  export class Request {
    constructor(definition: object);
  }
}

declare module 'postman-code-generators' {
  import type {Request} from 'postman-collection';

  export function convert(
    language: string,
    variant: string,
    request: Request,
    options: object,
    callback: (error: unknown, code: string) => void,
  ): void;
}

declare module 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/languages' {
  export function generateLanguageSet(): readonly {
    readonly language: string;
    readonly variants: readonly string[];
    readonly options: object;
  }[];
}
