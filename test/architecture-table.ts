import { generatorRows } from './architecture-generator.ts';
import type { ArchitectureRow } from './architecture-row.ts';
import { serviceRows } from './architecture-service.ts';

/**
 * The import table. `architecture.test.ts` enforces it, and fails for an unused allowance and for a module
 * without a row; `docs/architecture.md` prints it.
 */
export const architecture: readonly ArchitectureRow[] = [
  ...generatorRows,
  ...serviceRows,
  { name: 'test', holds: 'tests, in the same layout', files: ['test', 'vitest.config.ts'], mayImport: 'anything' },
  { name: 'bench', holds: 'benchmarks', files: ['bench'], mayImport: 'anything' },
  { name: '.ci', holds: 'starts scripts, and runs CI', files: ['.ci'], mayImport: [] },
];

/** The table as `docs/architecture.md` prints it. */
export function importTable(): string {
  const rows = architecture.map(({ name, holds, mayImport }) => {
    const allowed = mayImport === 'anything' ? 'anything' : mayImport.map((row) => `\`${row}\``).join(' ') || '–';
    return `| \`${name}\` | ${holds} | ${allowed} |`;
  });
  return ['| module | contains | may import |', '|---|---|---|', ...rows].join('\n');
}
