const marks =
  /^\s*\[\d[\d.: -]{7,}\]|^\s*\d{4}-\d\d-\d\d[T ]\d\d:|^[\w.-]+ +\| |\[S_API|\[LOG\]|\bLog[A-Z]\w+:|\bFatalError\b|LowLevelFatalError|Signal \d+ caught|Unhandled Exception|SteamAPI_Init|state is 0x|(?:No such file or directory|[Pp]ermission denied)$/;

/** Tells whether a search query looks like a line of a log. */
export function isLogLine(text: string): boolean {
  return text.length > 15 && marks.test(text.slice(0, 500));
}
