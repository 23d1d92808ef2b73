import {useMemo} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {isHost, isPort} from '../../core/samples/address';

/** Undefined: as in the samples. */
interface ServerAddress {
  readonly host?: string;
  readonly port?: string;
}

function parse(stored: string | null): ServerAddress {
  try {
    const {host, port} = JSON.parse(stored ?? '{}') as {host?: unknown; port?: unknown};
    return {
      ...(typeof host === 'string' && isHost(host) ? {host} : {}),
      ...(typeof port === 'string' && isPort(port) ? {port} : {}),
    };
  } catch {
    return {};
  }
}

/**
 * The address that the reader typed into the panel of the code samples, kept for the session, and what
 * changes it; without a change, it is that of the samples again. There is no password here: the samples
 * read it from the environment.
 */
export function useServerAddress(): readonly [ServerAddress, (change?: ServerAddress) => void] {
  const [stored, slot] = useStorageSlot('api-samples', {persistence: 'sessionStorage'});
  const address = useMemo(() => parse(stored), [stored]);
  const update = (change?: ServerAddress) =>
    change ? slot.set(JSON.stringify({...parse(slot.get()), ...change})) : slot.del();
  return [address, update];
}
