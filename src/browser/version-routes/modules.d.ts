declare module '@docusaurus/ComponentCreator' {
  import type {ComponentType} from 'react';

  export default function ComponentCreator(path: string, hash?: string): ComponentType;
}
