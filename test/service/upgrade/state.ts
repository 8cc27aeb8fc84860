import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const statesFolder = fileURLToPath(new URL('states/', import.meta.url));

/** Encrypts the secrets in all states. It protects nothing. */
export const STATE_SECRET_KEY = '42'.repeat(32);

/** Data as an earlier release left it when it was killed. `make-states.ts` writes it. */
export interface State {
  /** Of the release that wrote the data. */
  readonly commit: string;
  readonly at: string;
  /** Of the demo account. */
  readonly key: string;
  /** The release's migrations in order, and a hash of what each one did. */
  readonly migrations: Readonly<Record<string, string>>;
  /** The notification destination, which can't be reached. */
  readonly settingId: string;
  /** What the release responded to these requests: the member `data`. */
  readonly responses: Readonly<Record<string, unknown>>;
}

export async function stateNames(): Promise<string[]> {
  const files = await readdir(statesFolder);
  return files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
}

export async function readState(name: string): Promise<State> {
  return JSON.parse(await readFile(join(statesFolder, `${name}.json`), 'utf8')) as State;
}

/** What ends a statement, which no value contains. */
export const STATEMENT_END = ';\n';

/** The statements that store the rows of a state in the tables of its migrations. */
export async function readRows(name: string): Promise<string[]> {
  const text = await readFile(join(statesFolder, `${name}.sql`), 'utf8');
  return text.split(STATEMENT_END).filter((statement) => statement !== '');
}
