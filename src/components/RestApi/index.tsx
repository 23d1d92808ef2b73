import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RestApiProps} from './resolve';

/** The name of the REST API in running text; leads to its overview. */
export default function RestApi({to}: RestApiProps): ReactNode {
  return <Link to={to}>REST API</Link>;
}
