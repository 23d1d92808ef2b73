/** An error about a page, with the file that a writer edits; a stack would only name the code that read it. */
export function placedError(
  error: unknown,
  file: string,
  line: number | string = '?',
  about = '',
): Error {
  if (error instanceof Error && error.name === 'PlacedError') {
    return error;
  }
  // What the parser throws has its words without the place in `reason`.
  const {message, reason = message} = error as Error & {readonly reason?: string};
  const placed = new Error(`${file}:${line}${about}: ${reason}`, {cause: error});
  placed.name = 'PlacedError';
  placed.stack = placed.message;
  return placed;
}
