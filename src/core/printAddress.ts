export function printAddress(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}/print.html`;
}
