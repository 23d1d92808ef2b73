import {archiveName, archiveFile, archivePath, defaultChoices} from '../../core/serverFiles';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {highlightToHtml} from '../../core/highlight';
import {pagePath} from '../../core/references';
import {oneOf, type FactsAttributes, type FactsContext} from '../../core/resolver';
import {localePath} from '../../data/locales';
import {isCommunityImage, type FileSystem} from '../../data/serverFiles';
import {wordsOf} from '../../words';

const sections: Readonly<Record<FileSystem, string>> = {
  linux: 'service#systemd',
  windows: 'service#windows-task',
  docker: 'service#docker-service',
  thijsvanloef: 'community-images#install',
  jammsen: 'community-images#install',
};

/** `<ServerArchive system="linux" />` shows how to install. */
export function resolve(
  {system: wanted}: FactsAttributes,
  {version, locale, baseUrl, siteUrl = ''}: FactsContext,
) {
  const facts = serverFilesFacts(version);
  const {systems, remote} = facts;
  const words = wordsOf(locale).serverFiles;
  const hrefOf = (system: FileSystem): string =>
    `${baseUrl}${localePath(locale)}${archivePath(system, remote)}`;
  if (wanted === undefined) {
    return {
      words: words.archive,
      archives: systems
        .filter((system) => !isCommunityImage(system))
        .map((system) => ({
          href: hrefOf(system),
          name: words.archive.systems[system],
          to: pagePath(version, `operate/${sections[system]}`),
        })),
      generator: pagePath(version, 'settings-and-operation/server-files'),
    };
  }
  const system = oneOf('system', systems, wanted);
  const make = {choices: defaultChoices(system, facts)};
  const [name, file, address] = [archiveName(make), archiveFile(make), siteUrl + hrefOf(system)];
  const isWindows = system === 'windows';
  const code = isWindows
    ? [
        '& {',
        "  $ErrorActionPreference = 'Stop'",
        '  Set-Location $HOME',
        `  Invoke-WebRequest -UseBasicParsing ${address} -OutFile ${file}`,
        `  Expand-Archive -Force ${file} .`,
        `  powershell -ExecutionPolicy Bypass -File ${name}\\install.ps1`,
        '}',
      ]
    : [`curl -fsSLO ${address} &&`, `  tar -xzf ${file} &&`, `  sudo bash ${name}/install.sh`];
  const at = isWindows ? 'powershell-admin' : 'admin';
  const language = isWindows ? 'powershell' : 'bash';
  return {
    block: {
      html: highlightToHtml(code.join('\n'), language),
      language,
      at,
      title: wordsOf(locale).operations.prompts[at],
    },
  };
}
