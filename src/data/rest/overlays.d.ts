declare module 'openapi-overlays-js/src/overlay.js' {
  /** Applies the actions of an overlay to a document, in place, and returns the document. */
  export function applyOverlay(document: object, overlay: object): object;
}
