const DANGEROUS: Readonly<Record<string, RegExp>> = {
  bash: /(?:^|[\s;({])(?:mv|rm|cp|rsync|dd|chown|mkswap|swapon|fallocate|userdel|crontab|sed -i|tee (?!-a)|tar \S*x|ufw (?:--force )?(?:enable|reset|delete)|firewall-cmd --reload|systemctl (?:enable|disable|stop|restart)|docker compose (?:cp|down|stop|restart|up))\b/,
  powershell:
    /\b(?:Remove-(?!Variable)\w+|Move-Item|Rename-Item|Copy-Item|Set-(?:Content|Item|NetFirewall\w+)|Out-File|Clear-\w+|Unregister-\w+|Stop-\w+|robocopy|takeown)\b/,
};
const PROMPT: Readonly<Record<string, RegExp>> = {bash: /\bread -/, powershell: /\bRead-Host\b/};

function isOpen(text: string, language: string): boolean {
  const bare = text.replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, '""').replace(/(^|\s)#.*/gm, '$1');
  const count = (pattern: RegExp) => (bare.match(pattern) ?? []).length;
  if (count(/[{(]/g) > count(/[})]/g) || /["']/.test(bare.replaceAll('""', ''))) {
    return true;
  }
  return language === 'powershell'
    ? /(?:[|`,]|-join|-replace)\s*$/.test(bare)
    : /(?:&&|\|\||\||\\)\s*$/.test(bare) ||
        count(/\b(?:then)\b/g) > count(/\bfi\b/g) ||
        count(/\bdo\b/g) > count(/\bdone\b/g);
}

/** Cuts a block as a shell does. */
export function statementsOf(code: string, language: string): readonly string[] {
  const found: string[] = [];
  let open = '';
  for (const line of code.split('\n')) {
    open += open === '' ? line : `\n${line}`;
    if (!isOpen(open, language)) {
      if (open.trim() !== '' && !open.trim().startsWith('#')) {
        found.push(open.trim());
      }
      open = '';
    }
  }
  return open === '' ? found : [...found, open];
}

export const isDangerous = (code: string, language: string): boolean =>
  DANGEROUS[language]?.test(code) ?? false;

/** Finds dangerous statements that run after a failure, and prompts that read the next line. */
export function unchained(code: string, language: string): readonly string[] {
  const statements = statementsOf(code, language);
  return statements.filter(
    (text, at) =>
      (at > 0 && isDangerous(text, language)) ||
      (at < statements.length - 1 && PROMPT[language]?.test(text)),
  );
}
