import { closeSync, cpSync, openSync, readFileSync, rmSync } from 'node:fs';

import { expect, onTestFinished, test } from 'vitest';

import { parseArguments } from '../../generator/cli/arguments.ts';
import { WatchProcess } from '../../generator/cli/run-watch.ts';
import { filesBelow } from '../../generator/write/hash.ts';
import { edit, freshWorkplace, type Workplace, write } from './workplace.ts';

/** Runs of a watch, and a function that returns their output since its last call. */
function watched(place: Workplace): { readonly runs: WatchProcess; said: () => string } {
  const words = ['--spec', place.at('spec.yaml'), '--out', place.at('generated'), '--scope', '@ferries'];
  const file = place.at('output.txt');
  const output = openSync(file, 'a');
  const runs = new WatchProcess(parseArguments(words), output);
  onTestFinished(() => {
    runs[Symbol.dispose]();
    closeSync(output);
  });
  let seen = 0;
  const said = (): string => {
    const text = readFileSync(file, 'utf8');
    const now = text.slice(seen);
    seen = text.length;
    return now;
  };
  return { runs, said };
}

/** Paths and texts of an output folder. */
function outputOf(place: Workplace): Record<string, string> {
  return Object.fromEntries(
    filesBelow(place.at('generated')).map((path) => [path, readFileSync(place.out(path), 'utf8')]),
  );
}

/** The output of a first run of the same document. */
async function firstOutputOf(place: Workplace): Promise<Record<string, string>> {
  const other = await freshWorkplace();
  cpSync(place.at('spec.yaml'), other.at('spec.yaml'));
  expect(await other.run()).toMatchObject({ status: 0 });
  return outputOf(other);
}

test('the folder equals the output of a first run after every save, also after a broken one', async () => {
  const place = await freshWorkplace();
  const { runs, said } = watched(place);
  await runs.next();
  for (const [from, to] of [
    ['maxLength: 80', 'maxLength: 4711'],
    ['openapi: 3.1.0', 'openapi: 3.1.0\nx-permisions: {}'],
    ['\nx-permisions: {}', ''],
    ['maxLength: 4711', 'maxLength: 4712, minLength: 2'],
  ] as const) {
    edit(place.at('spec.yaml'), from, to);
    const isBroken = to.includes('x-permisions');
    const expected = isBroken ? outputOf(place) : await firstOutputOf(place);
    said();
    await runs.next();
    expect(outputOf(place)).toEqual(expected);
    expect(said().includes('Did you mean')).toBe(isBroken);
  }
}, 60_000);

test('replaces a worker process that has exited', async () => {
  const place = await freshWorkplace();
  const { runs } = watched(place);
  await runs.next();
  runs[Symbol.dispose]();
  edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 4711');
  await runs.next();
  expect(readFileSync(place.out('validators/src/operations/crossings.book.js'), 'utf8')).toContain('4711');
}, 60_000);

test('reports a failed run, and the next one repairs the output', async () => {
  const place = await freshWorkplace();
  const { runs, said } = watched(place);
  write(place.at('generated'), 'A file.');
  await runs.next();
  expect(said()).toMatch(/^The run ended early: ENOTDIR/);
  rmSync(place.at('generated'));
  await runs.next();
  expect(said()).toMatch(/\d+ written/);
}, 60_000);
