import type {Check} from './checks';
import {rows} from './rows';

/** Tries the meant checks; counts them and describes the failures. */
export async function wrongRows(isMeant: (check: Check) => boolean) {
  const wrong: string[] = [];
  let looked = 0;
  for (const {name, requires, checks} of rows) {
    for (const check of checks.filter(isMeant)) {
      looked += 1;
      try {
        const found = await check.wrong();
        if (found !== undefined) {
          wrong.push(`${name}, ${requires}: ${found}`);
        }
      } catch (error) {
        wrong.push(`${name}, ${requires}: ${String(error)}`);
      }
    }
  }
  return {wrong, looked};
}
