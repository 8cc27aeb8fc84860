import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { architecture, importTable } from './architecture-table.ts';
import { type Import, readModules } from './support/modules.ts';
import { expectPrinted } from './support/printed-block.ts';

const { modules, packages } = readModules('.');

/** Packages of which the service reads files, so that no module imports them. */
const FILES_ONLY = ['@embedpdf/fonts-kr', '@embedpdf/fonts-latin', '@embedpdf/fonts-sc'];

interface Edge extends Import {
  readonly from: string;
}

const edges: readonly Edge[] = [...modules].flatMap(([from, imports]) => imports.map((each) => ({ from, ...each })));
const rows = new Map(architecture.map((row) => [row.name, row]));

/** The row of a module, and the folder or file of that row; rows must not overlap. */
function placeOf(path: string): { readonly row: string; readonly part: string } {
  const found = architecture.flatMap(({ name, files }) =>
    files.filter((part) => path === part || path.startsWith(`${part}/`)).map((part) => ({ row: name, part })),
  );
  if (found.length !== 1)
    throw new Error(`${path} is in ${found.length} rows of test/architecture-table.ts; it must be in one`);
  return found[0]!;
}

test('every module is in one row, and every folder of the table exists', () => {
  expect([...modules.keys()].filter((path) => placeOf(path).row === '')).toEqual([]);
  expect(architecture.flatMap(({ files }) => files).filter((path) => !existsSync(path))).toEqual([]);
  expect(rows.size).toBe(architecture.length);
});

test('every import of the repository resolves to a file', () => {
  expect(edges.filter(({ path }) => !existsSync(path)).map(shown)).toEqual([]);
});

test('a module imports only what the table allows', () => {
  const forbidden = edges.filter(({ from, path }) => {
    const [here, there] = [placeOf(from).row, placeOf(path).row];
    const allowed = rows.get(here)!.mayImport;
    return here !== there && allowed !== 'anything' && !allowed.includes(there);
  });
  expect(forbidden.map(shown)).toEqual([]);
});

test('every import that the table allows exists', () => {
  const used = new Set(edges.map(({ from, path }) => `${placeOf(from).row} → ${placeOf(path).row}`));
  const allowances = architecture.flatMap(({ name, mayImport }) =>
    mayImport === 'anything' ? [] : mayImport.map((other) => `${name} → ${other}`),
  );
  expect(allowances.filter((allowance) => !used.has(allowance))).toEqual([]);
  expect(
    architecture
      .flatMap(({ mayImport }) => (mayImport === 'anything' ? [] : mayImport))
      .filter((name) => !rows.has(name)),
  ).toEqual([]);
});

test('rows, and folders of one row, have no import cycles', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, path } of edges) {
    const [here, there] = [placeOf(from).part, placeOf(path).part];
    // The single files of a row count as one part.
    const [a, b] = [here, there].map((part) => (part.endsWith('.ts') ? placeOf(part).row : part)) as [string, string];
    if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  expect(cyclesOf(graph)).toEqual([]);
});

test('modules have no import cycles', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, path } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(path));
  expect(cyclesOf(graph)).toEqual([]);
});

test('code that serves an operation creates only the errors that the operation documents', () => {
  const resources = rows.get('service/<resource>')!.files;
  const anyErrors = edges.filter(
    ({ from, path }) =>
      path === 'service/common/any-error.ts' && resources.some((folder) => from.startsWith(`${folder}/`)),
  );
  expect(anyErrors.map(shown)).toEqual([]);
});

test('the service and the generated packages load only packages that npm ci --omit=dev installs', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const loaded = [...packages].flatMap(([from, imports]) =>
    /^(service|generated)\//.test(from)
      ? imports.filter(({ typeOnly }) => !typeOnly).map((each) => ({ from, ...each }))
      : [],
  );
  expect(loaded.filter(({ path }) => !(path in dependencies)).map(shown)).toEqual([]);
  const used = new Set(loaded.map(({ path }) => path));
  expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual(FILES_ONLY);
});

test('only the targets that print the document read api.document', () => {
  const readers = [...modules.keys()].filter(
    (path) => path.startsWith('generator/targets/') && /\bapi\.document\b/.test(readFileSync(path, 'utf8')),
  );
  expect(readers.sort()).toEqual(['generator/targets/docs/emit-site.ts', 'generator/targets/openapi.ts']);
});

test('modules of the generator have at most 300 lines, and its pipeline has at most 60', () => {
  const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
  expect([...modules.keys()].filter((path) => path.startsWith('generator/') && linesOf(path) > 300)).toEqual([]);
  expect(linesOf('generator/generate.ts')).toBeLessThanOrEqual(60);
});

test('no script passes a flag to V8', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const flags = new Set([...known.matchAll(/^ +--(?:no-)?([\w-]+)/gm)].map(([, name]) => name));
  expect(flags).toContain('max-semi-space-size');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const passed = Object.values(scripts).flatMap((script) => [...script.matchAll(/ --(?:no-)?([\w-]+)/g)]);
  expect(passed.map(([, name]) => name).filter((name) => flags.has(name))).toEqual([]);
});

test('docs/architecture.md prints the table', () => {
  expectPrinted('docs/architecture.md', 'imports', importTable());
});

test('cyclesOf finds cycles and accepts acyclic graphs', () => {
  const graph = (text: string): Map<string, Set<string>> => {
    const pairs = text.split(' ').map((pair) => pair.split('>') as [string, string]);
    return new Map(
      [...Map.groupBy(pairs, ([from]) => from)].map(([from, all]) => [from, new Set(all.map(([, to]) => to))]),
    );
  };
  expect(cyclesOf(graph('a>b a>c b>d c>d'))).toEqual([]);
  expect(cyclesOf(graph('a>b b>c c>b d>a e>e c>f f>g g>f'))).toEqual([
    ['b', 'c'],
    ['f', 'g'],
  ]);
});

function shown({ from, line, path }: Edge): string {
  return `${from}:${line} imports ${path}`;
}

/** Strongly connected components of more than one node (Tarjan's algorithm). */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    const number = order.size;
    order.set(node, number);
    low.set(node, number);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== number) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}
