import { readFileSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { runCommand } from '../../generator/cli/run-command.ts';
import { smallestDocument } from '../../generator/explain/smallest-document.ts';
import { generatedWorkplaces, type Workplace } from './workplace.ts';

interface Explanation {
  readonly text: string;
  readonly causes: readonly { readonly file: string; readonly line: number; readonly path: readonly string[] }[];
  readonly reachedBy: readonly { readonly path: readonly string[] }[];
  readonly templates: readonly { readonly file: string; readonly line: number }[];
  readonly module: { readonly file: string; readonly copied: boolean };
}

const generated = generatedWorkplaces();
let place: Workplace;
beforeEach(async () => {
  place = await generated();
});

async function explainWith(
  question: string,
  ...more: string[]
): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const output = (name: keyof typeof said) => ({
    write: (text: string | Uint8Array) => ((said[name] += String(text)), true),
  });
  const words = [
    '--spec',
    place.at('spec.yaml'),
    '--out',
    place.at('generated'),
    '--scope',
    '@ferries',
    '--explain',
    question,
  ];
  const status = await runCommand([...words, ...more], output('stdout'), output('stderr'));
  return { status, ...said };
}

/** Explains the first line with `text` in an output file. */
async function explained(path: string, text: string): Promise<Explanation> {
  const line =
    readFileSync(place.out(path), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes(text)) + 1;
  const { status, stdout, stderr } = await explainWith(`${place.out(path)}:${line}`, '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Explanation;
}

const textAt = ({ file, line }: { file: string; line: number }): string =>
  readFileSync(file, 'utf8').split('\n')[line - 1]!.trim();
const paths = (causes: Explanation['causes'] | Explanation['reachedBy']): string[] =>
  causes.map(({ path }) => path.join('.'));

test('explains a line of a template with the lines of its values and the line of the template', async () => {
  const { causes, templates, text } = await explained('client/src/operations/crossings.book.ts', 'At most 240');
  expect(text).toBe(' * At most 240 requests in 60 seconds.');
  expect(paths(causes)).toEqual([
    'x-rate-limits.default.requests',
    'x-rate-limits.default.windowSeconds',
    'paths./crossings/{crossing_id}.post.operationId',
    'paths./crossings/{crossing_id}.post.x-rate-limit',
  ]);
  expect(causes.slice(2).map(textAt)).toEqual(['operationId: crossings.book', 'x-rate-limit: default']);
  expect(templates.map(textAt)).toEqual(['{{doc this.doc}}']);
});

test('explains a line of a type with its keyword and with the references that lead to the type', async () => {
  const { causes, reachedBy } = await explained('types/src/schemas.ts', '@pattern');
  expect(paths(causes)).toEqual(['components.schemas.CrossingId.pattern']);
  expect(paths(reachedBy).at(-1)).toMatch(/\.\$ref$/);
});

test("explains a line that no template printed with its values and the target's module", async () => {
  const version = await explained('client/package.json', '"version"');
  expect(paths(version.causes)).toEqual(['info.version']);
  expect(version).toMatchObject({ templates: [], module: { file: 'generator/targets/client.ts', copied: false } });
  const limit = await explained('openapi/openapi.yaml', 'maxLength: 80');
  expect(limit.causes.map(textAt)).toEqual([expect.stringContaining('maxLength: 80')]);
});

test('explains a line of a docs page', async () => {
  await place.run('--targets', 'all');
  const { causes, templates } = await explained('docs/operations/crossings.book.html', '<h1>');
  expect(paths(causes)).toContain('paths./crossings/{crossing_id}.post.summary');
  expect(templates.map(textAt)).toEqual(['<h1>{{title}}</h1>']);
});

test('explains a copied line with its original, which no document changes', async () => {
  const { causes, templates, module, text } = await explained('client/src/runtime/send.ts', 'export interface Message');
  expect(causes).toEqual([]);
  expect(module).toEqual({ file: 'templates/client/runtime/send.ts', copied: true });
  expect(templates.map(textAt)).toEqual([text]);
});

test('prints the line, its causes in the document and the template, each with surrounding lines', async () => {
  const { stdout } = await explainWith('client/LICENSE:1');
  expect(stdout).toContain('made of\n  ');
  expect(stdout).toMatch(/spec\.yaml:\d+:\d+ {2}info\.title\n\n {6}/);
  expect(stdout).toContain('printed by\n  generator/targets/package-files.ts without a template\n');
});

test.each([
  ['types/src/schemas.ts', 'name a line, as in '],
  ['types/src/nowhere.ts:1', 'There is no file types/src/nowhere.ts, here or in '],
  ['package.json:1', 'package.json is not generated: it is not in '],
  ['.manifest.json:1', 'no line of it comes from the document'],
  ['types/src/index.ts:99', 'lines, so there is no line 99.'],
])('rejects %s with a reason', async (question, reason) => {
  const { status, stderr } = await explainWith(question);
  expect(stderr).toContain(reason);
  expect(status).toBe(2);
});

test('finds a smallest document, from which no part can be removed', async () => {
  const document = {
    paths: { a: { get: 1, put: 2 }, b: { get: [{ x: 1 }, { y: 2 }] } },
    components: { c: { d: 1 }, e: 1 },
  };
  const smallest = await smallestDocument(document, async ({ document: left }) => {
    const text = JSON.stringify(left);
    return text.includes('"put":2') && text.includes('"y":2') && (!text.includes('"b"') || text.includes('"e"'));
  });
  expect(smallest).toEqual([
    ['paths', 'a', 'put'],
    ['paths', 'b', 'get', 1, 'y'],
    ['components', 'e'],
  ]);
});
