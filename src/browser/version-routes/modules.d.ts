declare module '@guide/globalData' {
  import type {EncodedGlobalData} from '@site/src/browser/version-routes/decode';

  const data: EncodedGlobalData;
  export default data;
}

declare module '@docusaurus/ComponentCreator' {
  import type {ComponentType} from 'react';

  export default function ComponentCreator(path: string, hash?: string): ComponentType;
}
