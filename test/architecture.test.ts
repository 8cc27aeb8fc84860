import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { architecture, importTable } from './architecture-table.ts';
import { type Import, modulesBelow } from './support/modules.ts';

const modules = modulesBelow('.');

interface Edge extends Import {
  readonly from: string;
}

const edges: readonly Edge[] = [...modules].flatMap(([from, imports]) => imports.map((each) => ({ from, ...each })));
const rooms = new Map(architecture.map((room) => [room.name, room]));

/** The row's folder or file that a module is in; rows must not overlap. */
function placeOf(path: string): { readonly room: string; readonly part: string } {
  const found = architecture.flatMap(({ name, files }) =>
    files.filter((part) => path === part || path.startsWith(`${part}/`)).map((part) => ({ room: name, part })),
  );
  if (found.length !== 1)
    throw new Error(`${path} is in ${found.length} rooms; give it one in test/architecture-table.ts`);
  return found[0]!;
}

test('every module is in one room, and every room is there', () => {
  expect([...modules.keys()].filter((path) => placeOf(path).room === '')).toEqual([]);
  expect(architecture.flatMap(({ files }) => files).filter((path) => !existsSync(path))).toEqual([]);
  expect(rooms.size).toBe(architecture.length);
});

test('every import of the repository leads to a file', () => {
  expect(edges.filter(({ path }) => !existsSync(path)).map(shown)).toEqual([]);
});

test('a room imports what the table allows it, and nothing else', () => {
  const trespasses = edges.filter(({ from, path }) => {
    const [here, there] = [placeOf(from).room, placeOf(path).room];
    const allowed = rooms.get(here)!.mayImport;
    return here !== there && allowed !== 'anything' && !allowed.includes(there);
  });
  expect(trespasses.map(shown)).toEqual([]);
});

test('everything that the table allows is needed', () => {
  const used = new Set(edges.map(({ from, path }) => `${placeOf(from).room} → ${placeOf(path).room}`));
  const allowances = architecture.flatMap(({ name, mayImport }) =>
    mayImport === 'anything' ? [] : mayImport.map((other) => `${name} → ${other}`),
  );
  expect(allowances.filter((allowance) => !used.has(allowance))).toEqual([]);
  expect(
    architecture
      .flatMap(({ mayImport }) => (mayImport === 'anything' ? [] : mayImport))
      .filter((name) => !rooms.has(name)),
  ).toEqual([]);
});

test('no two rooms, and no two folders of one, import each other on any way', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, path } of edges) {
    const [here, there] = [placeOf(from).part, placeOf(path).part];
    // What belongs to one room as single files is one part of the house.
    const [a, b] = [here, there].map((part) => (part.endsWith('.ts') ? placeOf(part).room : part)) as [string, string];
    if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  expect(cyclesOf(graph)).toEqual([]);
});

test('no modules import each other in a circle', () => {
  const graph = new Map<string, Set<string>>();
  for (const { from, path, typeOnly } of edges) {
    if (!typeOnly) graph.set(from, (graph.get(from) ?? new Set()).add(path));
  }
  expect(cyclesOf(graph)).toEqual([]);
});

test('what serves an operation makes only the errors that the operation documents', () => {
  const nouns = rooms.get('service/<noun>')!.files;
  const anyErrors = edges.filter(
    ({ from, path }) => path === 'service/common/any-error.ts' && nouns.some((folder) => from.startsWith(`${folder}/`)),
  );
  expect(anyErrors.map(shown)).toEqual([]);
});

test('only the targets that print the document read it; every other one has all it needs in the rest of the model', () => {
  const readers = [...modules.keys()].filter(
    (path) => path.startsWith('generator/targets/') && /\bapi\.document\b/.test(readFileSync(path, 'utf8')),
  );
  expect(readers.sort()).toEqual(['generator/targets/docs/site-files.ts', 'generator/targets/openapi.ts']);
});

test('the README prints the table', () => {
  const how =
    'node_modules/.bin/node --eval "console.log((await import(\'./test/architecture-table.ts\')).importTable())" prints it';
  expect(readFileSync('README.md', 'utf8').includes(importTable()), how).toBe(true);
});

test('a circle is found, and a line is not one', () => {
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

/** Groups that can all be reached from each other (Tarjan's algorithm). */
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
