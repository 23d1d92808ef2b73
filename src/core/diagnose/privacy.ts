/** The replacements are the same in every language, so that helpers recognise them. */
// prettier-ignore
const rules: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(password|passwd|pass|secret|token|api_?key)(["']?\s*[=:]\s*)(?:"[^"]*"?|'[^']*'?|[^\s,)&;]+)/gi, '$1$2***'],
  [/(pass(?:word|wort)?|パスワード)((?: is)?(?: now)?(?: set)? to | is:? (?!(?:not|empty|wrong|incorrect|invalid|required|missing|set)\b)|は ?)['"]?[^\s'"]+['"]?/gi, '$1$2***'],
  [/(?<![\w-])((?:-p|-u|--user|--?\w*password|\/AdminPassword|\/?Login)[ =])(?:"[^"]*"?|'[^']*'?|\S+)/gi, '$1***'],
  [/\b(Basic|Bearer) [\w+/=.~-]{6,}/gi, '$1 ***'],
  [/(sentry_key=|x-sentry-auth:|\/unreal\/)[^\s/,]+/gi, '$1***'],
  [/https?:\/\/[^\s"']*(?:webhook|token|hooks\.)[^\s"']*/gi, '<webhook>'],
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, '<mail>'],
  [/(:\/\/)[^\s/:@]+:[^\s/@]+@/g, '$1***@'],
  [/\b(steam|gdk|ps5|xbox|mac|eos|psn)_[\w|]+/gi, '$1_<id>'],
  [/\b7656119\d{10}\b/g, '<id>'],
  [/\b((?:LoginId|EpicAccountId|UserID|playeruid|player_?id|worldguid)["']?\s*[:=]\s*"?)[\w|%.-]+/gi, '$1<id>'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '<id>'],
  [/(?<![\da-fx])[\da-f]{32}(?![\da-f])/gi, '<id>'],
  [/,(?:[\dA-F]{8}|-?\d{7,12}),/g, ',<id>,'],
  [/("(?:playername|nickname|name|accountName|author)"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi, '$1"<name>"'],
  [/((?:machine network|user|network) name(?: is|:)? )'?[^\s')]+'?/gi, '$1<name>'],
  [/((?:-servername=|ServerName=|SERVER_NAME[ =:]+))(?:"[^"]*"?|'[^']*'?|[^\s,]+)/gi, '$1<name>'],
  [/([A-Z]:[\\/]+Users[\\/]+)(?!Public\b)[^/\\:"']+/gi, '$1<name>'],
  [/(\/home\/|\/Users\/)(?!steam\b|container\b)[^\s/\\:"']+/gi, '$1<name>'],
  [/^[^,]{1,64}(?=,<id>,)/, '<name>'],
  // Some addresses are the same everywhere and stay.
  [/(?<![\w.])(?!127\.0\.0\.1|0\.0\.0\.0|255\.255)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\d)/g, '<address>'],
  [/(?<![\w:.])(?=[\da-f:]*::|(?:[\da-f]{1,4}:){7})(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}(?![\w:])/gi, '<address>'],
];

const named: readonly RegExp[] = [
  /\[LOG\] (?<name>.{1,64}?) (?:[\d.<>a-z]+ )?(?:joined|left|connected|executed the command)\b/,
  /^(?:\[[^\]]*\] ?){0,3}(?<name>.{1,64}?)(?:,[^,]*,\S+)? has (?:joined|left)\b/,
  /Broadcasted: (?<name>.{1,64}?)_+has_(?:joined|left)/,
  /\[CHAT\] ?(?:<|\[\w+\]\s*<?)?(?<name>[^>:]{1,64})[>:]/,
  /"(?:playername|nickname)"\s*:\s*"(?<name>(?:[^"\\]|\\.){1,64})"/,
];
const spoken = /(\[CHAT\]|"(?:message|details)"\s*:|executed the command\.?).*$/i;
const control =
  // eslint-disable-next-line no-control-regex -- these are what it is about
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Finds the player whom a line names. */
export function nameIn(line: string): string | undefined {
  for (const pattern of named) {
    const name = pattern.exec(line)?.groups?.name?.trim();
    if (name && !/^(?:RCON|REST|LOG|Server|System|")$/i.test(name)) {
      return name;
    }
  }
  return undefined;
}

export const SHOWN = 300;

/** Removes private data; `names` are the players of the whole log. */
export function withoutPrivate(line: string, names: Iterable<string> = []): string {
  let text = line
    .slice(0, 4 * SHOWN)
    .replace(control, ' ')
    .replace(spoken, '$1 …');
  const own = nameIn(line);
  for (const name of own ? [...names, own] : names) {
    for (const form of new Set([name, name.replaceAll(' ', '_')])) {
      // Replacing a name of one or two letters would destroy the words around it.
      text = form.length > 2 || form === own ? text.replaceAll(form, '<name>') : text;
    }
  }
  for (const [pattern, instead] of rules) {
    text = text.replace(pattern, instead);
  }
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
}
