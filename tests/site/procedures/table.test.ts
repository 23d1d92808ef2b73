/** The table of procedures: each has its blocks on the pages, and the table says which of them are typed. */
import {describe, expect, it} from 'vitest';
import {blocksOf, type Block} from '../../support/procedures/blocks';
import {prompts} from '../../../src/data/operations';
import {isAtLeast} from '../../../src/data/versions';
import {cases} from './cases';
import {procedures} from './table';

const isTyped = ({at}: Block): boolean => prompts.some((prompt) => prompt === at);

describe.each(cases)('the procedures of $version in $locale', ({locale, version}) => {
  it('have their blocks where the table says', () => {
    expect(procedures.map(({number}) => number)).toEqual(
      Array.from({length: 31}, (_, at) => at + 1),
    );
    const rows = procedures
      .filter(({since}) => isAtLeast(version, since))
      .map(({number, name, at, in: walks}) => {
        const blocks = at.flatMap((place) => {
          const [page = '', section = ''] = place.split('#');
          const found = blocksOf(locale, version, page).filter(
            (block) => block.section === section,
          );
          expect(
            found.length,
            `procedure ${number}, ${name}: ${place} has no block of code`,
          ).toBeGreaterThan(0);
          return found;
        });
        const typed = blocks.filter(isTyped);
        const windows = typed.filter((block) => block.at.startsWith('powershell')).length;
        return {
          number,
          name,
          commands: typed.length,
          powershell: windows,
          how: walks.length > 0 ? `typed: ${walks.join(', ')}` : 'read only',
        };
      });
    const run = rows.filter(({how}) => how !== 'read only');
    expect(run.length).toBeGreaterThanOrEqual(25);
    if (locale === 'en') {
      console.log(
        [
          `${run.length} of ${rows.length} procedures of ${version} are typed, ${rows.length - run.length} only read:`,
          ...rows.map(
            ({number, name, commands, powershell, how}) =>
              `${String(number).padStart(2)} ${name}: ${commands} blocks of commands, ${powershell} of them PowerShell, not run; ${how}`,
          ),
        ].join('\n'),
      );
    }
  });
});
