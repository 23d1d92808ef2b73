import type {ServerFilesFacts} from './facts';

/** Gives a file of server/, such as `linux/start.sh`. Throws where there is none. */
export function scriptOf({scripts}: Pick<ServerFilesFacts, 'scripts'>, file: string): string {
  const found = scripts[file];
  if (found === undefined) {
    throw new Error(`There is no file server/${file}.`);
  }
  return found;
}
