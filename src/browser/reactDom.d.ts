/** The one function of react-dom that is called here; the package brings no types. */
declare module 'react-dom' {
  export function flushSync(change: () => void): void;
}
