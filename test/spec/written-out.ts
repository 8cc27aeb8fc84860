import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';

interface Operation {
  'x-error-sets'?: string[];
  'x-error-codes'?: string[];
  responses?: Record<string, object>;
}
interface SharedErrors {
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly responses: Readonly<Record<string, { readonly $ref: string }>>;
}

/**
 * Calls `use` with the entry of a copy of the document in which every `x-error-sets` is written out, because
 * other tools do not know this extension. Shares no code with the generator, so that tests of the copy also
 * test the expansion.
 */
export async function withWrittenOut<Result>(use: (entry: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'written-out-'));
  try {
    cpSync('spec', folder, { recursive: true });
    for (const name of readdirSync(join(folder, 'operations'))) writeOut(folder, join('operations', name));
    withoutSharedErrors(join(folder, 'spec.yaml'));
    return await use(join(folder, 'spec.yaml'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The sets are used up, and other tools do not resolve references inside an extension. */
function withoutSharedErrors(entry: string): void {
  const document = parseDocument(readFileSync(entry, 'utf8'));
  document.delete('x-shared-errors');
  writeFileSync(entry, document.toString());
}

function writeOut(folder: string, name: string): void {
  const read = (path: string): unknown => parse(readFileSync(join(folder, path), 'utf8'));
  const shared = read('shared-errors.yaml') as SharedErrors;
  const catalogue = read('errors.yaml') as Record<string, { readonly status: number }>;
  const items = read(name) as Record<string, Record<string, Operation>>;
  for (const operation of Object.values(items).flatMap((item) => Object.values(item))) {
    const { 'x-error-sets': names = [], 'x-error-codes': particular = [] } = operation;
    const codes = new Set([...names.flatMap((set) => shared.sets[set]!), ...particular]);
    delete operation['x-error-sets'];
    operation['x-error-codes'] = [...codes];
    for (const code of codes) {
      const { status } = catalogue[code]!;
      operation.responses = { [status]: { $ref: `../${shared.responses[status]!.$ref}` }, ...operation.responses };
    }
  }
  writeFileSync(join(folder, name), stringify(items, { aliasDuplicateObjects: false }));
}
