/** By its file name: the plain name leads to what this project puts in its place. */
declare module '@generated/routes.js' {
  export {default} from '@generated/routes';
}

declare module '@docusaurus/ComponentCreator' {
  import type {ComponentType} from 'react';

  export default function ComponentCreator(path: string, hash?: string): ComponentType;
}
