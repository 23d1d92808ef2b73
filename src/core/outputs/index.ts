export * from './environment';
export * from './forms';
export * from './startLine';
export * from './texts';
