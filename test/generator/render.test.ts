import { expect, test } from 'vitest';

import { Memo } from '../../generator/render/memo.ts';
import { WorkerPool } from '../../generator/render/pool.ts';
import { renderPieces } from '../../generator/render/render-all.ts';
import { render } from '../../generator/render/render.ts';
import { DEFAULT_TARGETS, emit } from '../../generator/targets/index.ts';
import { types } from '../../generator/targets/types.ts';
import { fileOfPieces, type Piece, piecesOf, type Unit } from '../../generator/targets/unit.ts';
import { apiOf } from './targets/types/api-of.ts';

const api = apiOf({ components: { schemas: {} } });
const unit = (path: string, from: readonly object[], text: string): Unit => ({ path, from, render: () => text });
const OPTIONS = { scope: '@none', spec: 'spec.yaml' };

test('renders units of some targets in a worker and the rest in this thread, and returns them in order', async () => {
  using pool = new WorkerPool();
  const here = [unit('client/a.ts', [], 'export  const a=1'), unit('client/b.txt', [], 'as  it is')];
  const emitted = [
    { target: 'docs' as const, units: here },
    { target: 'types' as const, units: types.emit(api, OPTIONS) },
  ];
  const files = await render(emitted, api, OPTIONS, { pool });
  expect(files.map(({ path }) => path)).toEqual([
    'client/a.ts',
    'client/b.txt',
    ...types.emit(api, OPTIONS).map(({ path }) => path),
  ]);
  expect(files.slice(0, 2).map(({ text }) => text)).toEqual([
    '// Generated from spec.yaml by `npm run generate`. Do not edit.\nexport const a = 1;\n',
    'as  it is',
  ]);
});

test('rejects when a unit does not parse, and the next call succeeds', async () => {
  using pool = new WorkerPool();
  const bad = [{ target: 'docs' as const, units: [unit('bad.ts', [], 'export const = ;')] }];
  await expect(render(bad, api, OPTIONS, { pool })).rejects.toThrow('bad.ts does not parse');
  await expect(pool.check(undefined as never)).rejects.toThrow(TypeError);
  const good = [{ target: 'docs' as const, units: [unit('good.ts', [], 'export const a = 1;')] }];
  expect((await render(good, api, OPTIONS, { pool })).map(({ path }) => path)).toEqual(['good.ts']);
});

test('rejects with the error that the worker threw, and the worker handles the next request', async () => {
  using pool = new WorkerPool();
  await expect(pool.render([{ target: 'types', path: 'types/no-such-file.ts', name: '' }])).rejects.toThrow(TypeError);
  expect(await pool.render([])).toEqual([]);
});

test('the worker renders a piece of any target as this thread does', async () => {
  using pool = new WorkerPool();
  await pool.begin({ api, scope: OPTIONS.scope });
  for (const { target, units } of await emit(DEFAULT_TARGETS, api, OPTIONS)) {
    const { path, piece } = { path: units[0]!.path, piece: piecesOf(units[0]!)[0]! };
    expect(await pool.render([{ target, path, name: piece.name }])).toEqual(await renderPieces([{ path, piece }]));
  }
});

test('rejects every pending request when the worker dies', async () => {
  const pool = new WorkerPool();
  const requests = [pool.render([]), pool.check(undefined as never)];
  const settled = Promise.allSettled(requests);
  pool[Symbol.dispose]();
  expect(await settled).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  await expect(pool.render([])).rejects.toThrow('the worker has ended');
});

test('with a memo, renders a unit again only when one of its parts has changed', async () => {
  using pool = new WorkerPool();
  const memo = new Memo();
  const [schema, operation] = [{}, {}];
  const run = async (from: readonly object[], text: string): Promise<string> => {
    const [file] = await render([{ target: 'docs' as const, units: [unit('a.txt', from, text)] }], api, OPTIONS, {
      pool,
      memo,
    });
    return file!.text;
  };
  expect(await run([schema, operation], 'first')).toBe('first');
  expect(await run([schema, operation], 'second')).toBe('first');
  expect(await run([schema], 'third')).toBe('third');
  expect(await run([{}], 'fourth')).toBe('fourth');
});

test('with a memo, renders only those pieces of a file again of which a part has changed', async () => {
  using pool = new WorkerPool();
  const memo = new Memo();
  const rendered: string[] = [];
  const run = async (parts: Readonly<Record<string, object>>): Promise<string> => {
    const pieces = Object.entries(parts).map(([name, part]) => ({
      name,
      from: [part],
      render: () => {
        rendered.push(name);
        return `const ${name}={}`;
      },
    }));
    const units = [fileOfPieces('client/a.ts', Object.values(parts), pieces)];
    const [file] = await render([{ target: 'docs' as const, units }], api, OPTIONS, { pool, memo });
    return file!.text;
  };
  const [first, second] = [{}, {}];
  const text = await run({ first, second });
  expect(text).toBe(
    '// Generated from spec.yaml by `npm run generate`. Do not edit.\nconst first = {};\nconst second = {};\n',
  );
  expect(await run({ first, second: {} })).toBe(text);
  expect(rendered).toEqual(['first', 'second', 'second']);
});

test.each(['export  const a=1', ''])(
  'a piece that is rendered to the known text %j is not formatted again',
  async (code) => {
    const [piece] = piecesOf(unit('client/a.ts', [], code)) as [Piece];
    const [first] = await renderPieces([{ path: 'client/a.ts', piece, known: null }]);
    expect(first).toEqual({ rendered: code, text: code && 'export const a = 1;\n' });
    expect(await renderPieces([{ path: 'client/a.ts', piece, known: code }])).toEqual([{}]);
  },
);
