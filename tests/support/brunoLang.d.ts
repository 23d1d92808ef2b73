/** The parts of Bruno's reader that the tests use; the package has no types of its own. */
declare module '@usebruno/lang' {
  interface Named {
    readonly name: string;
    readonly value: string;
  }
  export function bruToJsonV2(text: string): {
    readonly meta: {readonly name: string; readonly seq: string};
    readonly http: {
      readonly method: string;
      readonly url: string;
      readonly body: string;
      readonly auth: string;
    };
    readonly headers?: readonly Named[];
    readonly body?: {readonly json?: string};
  };
  export function bruToEnvJsonV2(text: string): {
    readonly variables: readonly (Named & {readonly secret: boolean})[];
  };
  export function collectionBruToJson(text: string): {
    readonly auth: {readonly basic: {readonly username: string; readonly password: string}};
  };
}
