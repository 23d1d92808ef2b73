declare module 'react-dom' {
  export function flushSync(change: () => void): void;
}
