/** Counts the letters that two words differ by, up to `most` + 1. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const following = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      following.push(Math.min(change, (row[j] ?? 0) + 1, (following[j - 1] ?? 0) + 1));
    }
    if (Math.min(...following) > most) {
      return most + 1;
    }
    row = following;
  }
  return row[b.length] ?? most + 1;
}

/** Gives at most three similar names, the nearest first. */
export function nearestNames(word: string, names: readonly string[]): readonly string[] {
  const far = (name: string) => {
    const [short, long] = [word.toLowerCase(), name.toLowerCase()];
    const isPart = short.length > 2 && (long.includes(short) || short.includes(long));
    return distanceOf(short, long, Infinity) / (isPart ? 4 : 1);
  };
  const sorted = names
    .map((name) => [far(name), name] as const)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name);
  return names.length <= 8 ? names : sorted.slice(0, 3);
}

/** Tells whether a word resembles a name in any case. */
export function isNear(word: string, name: string, most = 2): boolean {
  return distanceOf(word.toLowerCase(), name.toLowerCase(), most) <= most;
}

/** Tells whether two neighbouring letters of a name have changed places. */
export function isExchanged(word: string, name: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== word[index]);
  return word === name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}
