/** Makes an error about the file that a writer edits. */
export function placedError(
  error: unknown,
  file: string,
  line: number | string = '?',
  about = '',
): Error {
  if (error instanceof Error && error.name === 'PlacedError') {
    return error;
  }
  // The parser's errors have the message without its place in `reason`.
  const {message, reason = message} = error as Error & {readonly reason?: string};
  const placed = new Error(`${file}:${line}${about}: ${reason}`, {cause: error});
  placed.name = 'PlacedError';
  placed.stack = placed.message;
  return placed;
}
