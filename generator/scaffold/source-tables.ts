import type { ScaffoldProject } from './project.ts';

/**
 * `test/spec/source-tables.ts` states independently what the document must contain, for `source.test.ts`.
 * Each function adds the new part of the document to these tables, so that the test compares the two.
 */
const FILE = 'test/spec/source-tables.ts';
/** What names the versions of events: the limits of `api_version`, and the test of `Service-Version`. */
const NAMES_VERSIONS = [FILE, 'test/spec/source-limits.ts', 'test/spec/source.test.ts'];

/** The cells are id, method, path, permission, status, error codes (`S P G` are sets), and events. */
export function addOperationRow(project: ScaffoldProject, cells: readonly string[]): void {
  const row = cells.map((cell) => `'${cell}'`).join(', ');
  insertBefore(project, 'const OPERATIONS = [', '\n] as const;', `\n  [${row}],`, `the row of ${cells[0]}`);
}

export function addListParameters(project: ScaffoldProject, id: string): void {
  insertBefore(project, 'const QUERY = {', '\n} as const', `\n  '${id}': LIST,`, `the query parameters of ${id}`);
}

export function addEventType(project: ScaffoldProject, type: string): void {
  insertBefore(project, 'const EVENT_TYPES = `', '`;', ` ${type}`, `the event type ${type}`);
}

export function addEventVersion(project: ScaffoldProject, type: string, version: number): void {
  insertBefore(project, 'const LATER_VERSIONS = [', ']', `'${type}.v${version}', `, `version ${version} of ${type}`);
}

export function addErrorCode(project: ScaffoldProject, code: string, status: number): void {
  const text = project.text(FILE);
  const [start] = new RegExp(`\\n  ${status}: ['\`]`).exec(text.slice(text.indexOf('const ERRORS'))) ?? [];
  const what = `the error code ${code}`;
  if (start === undefined) insertBefore(project, 'const ERRORS: ', '\n};', `\n  ${status}: '${code}',`, what);
  else insertBefore(project, start, start.at(-1)!, ` ${code}`, what);
}

function insertBefore(project: ScaffoldProject, start: string, end: string, added: string, what: string): void {
  const text = project.text(FILE);
  const from = text.indexOf(start);
  const at = from === -1 ? -1 : text.indexOf(end, from + start.length);
  if (at === -1) throw new Error(`${FILE} has no table that begins with "${start.trim()}"`);
  project.setText(FILE, text.slice(0, at) + added + text.slice(at), what);
}

/** The last cells of the row of an operation: `'S P G my_code', 'customer.created'],`. */
const LAST_CELLS = /(['`])([^'`]*)\1(, +)'([^']*)'\],?$/;

export function addToRow(project: ScaffoldProject, id: string, column: 'codes' | 'emits', added: string): void {
  const text = project.text(FILE);
  const row = text.split('\n').find((line) => line.startsWith(`  ['${id}',`));
  if (row === undefined || !LAST_CELLS.test(row)) throw new Error(`${FILE} has no row for ${id}`);
  const changed = row.replace(LAST_CELLS, (_, quote: string, codes: string, gap: string, emits: string) => {
    const cells = { codes, emits, [column]: `${{ codes, emits }[column]} ${added}`.trim() };
    return `${quote}${cells.codes}${quote}${gap}'${cells.emits}'],`;
  });
  const edited = text.replace(row, () => changed);
  project.setText(FILE, edited, `${added} of ${id}`);
}

/** Replaces every occurrence of a text in the test and its tables. */
export function replaceEverywhere(project: ScaffoldProject, part: string, by: string): void {
  for (const file of NAMES_VERSIONS) {
    const text = project.text(file);
    if (text.includes(part)) project.setText(file, text.replaceAll(part, by), by);
  }
}
