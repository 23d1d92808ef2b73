/**
 * Servers write the container PlM (Oodle) from 0.6.0 on, and PlZ (zlib) before. Source:
 * github.com/oMaN-Rod/palworld-save-pal issue 143 (2025-06-25).
 */
import {rowsOf} from '../rowsOf';
import {isAtLeast, type VersionId} from '../versions';

export type SaveContainer = 'PlZ' | 'PlM';

interface SaveToolShape {
  readonly repository: string;
  readonly reads: readonly SaveContainer[];
  readonly reads10From?: string;
  readonly isKept: boolean;
  readonly sources: readonly string[];
}

const tools = {
  palworldSaveTools: {
    repository: 'deafdudecomputers/PalworldSaveTools',
    reads: ['PlZ', 'PlM'],
    reads10From: '2.0.7',
    isKept: true,
    sources: [
      'deafdudecomputers/PalworldSaveTools release 2.0.7 (2026-07-14)',
      'deafdudecomputers/PalworldSaveTools pull request 233 (2026-07-29)',
    ],
  },
  coopMigrationTool: {
    repository: 'NFZ-441/Palworld-Co-op-to-Dedicated-Server-Migration-Tool',
    reads: ['PlZ', 'PlM'],
    isKept: true,
    sources: ['github.com/azykazy/pal-server docs/SAVE-MIGRATION.md (2026-07-21)'],
  },
  palworldSavePal: {
    repository: 'oMaN-Rod/palworld-save-pal',
    reads: ['PlM'],
    reads10From: '0.17.3',
    isKept: true,
    sources: [
      'oMaN-Rod/palworld-save-pal releases (2025-06 to 2026-08)',
      'oMaN-Rod/palworld-save-pal issue 275 and pull request 297 (2026-07)',
    ],
  },
  hostSaveFix: {
    repository: 'xNul/palworld-host-save-fix',
    reads: ['PlZ'],
    isKept: false,
    sources: ['xNul/palworld-host-save-fix README.md (2024-02-19)'],
  },
  saveConverter: {
    repository: 'cheahjs/palworld-save-tools',
    reads: ['PlZ'],
    isKept: false,
    sources: [
      'cheahjs/palworld-save-tools README.md (2024-03-16)',
      'github.com/xNul/palworld-host-save-fix issue 183 (2024-07)',
    ],
  },
} as const satisfies Readonly<Record<string, SaveToolShape>>;

export const saveTools = rowsOf<keyof typeof tools, SaveToolShape>(tools);

export function containerOf(version: VersionId): SaveContainer {
  return isAtLeast(version, '0.6.0') ? 'PlM' : 'PlZ';
}

export function saveToolsFor(version: VersionId) {
  const container = containerOf(version);
  return saveTools.filter(({reads}) => reads.includes(container));
}
