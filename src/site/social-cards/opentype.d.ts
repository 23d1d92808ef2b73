declare module 'opentype.js' {
  interface Glyph {
    readonly advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): {toPathData(decimalPlaces: number): string};
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(sign: string): Glyph;
  }
  const opentype: {parse(buffer: ArrayBuffer): Font};
  export default opentype;
}
