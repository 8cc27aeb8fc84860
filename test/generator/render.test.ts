import { expect, test } from 'vitest';

import { SideThread } from '../../generator/render/side-thread.ts';
import { apiOf } from './targets/types/api-of.ts';

const file = (name: string, text: string) => ({ path: `${name}.ts`, text, sources: [] });

test('does several tasks in the order in which they are asked for', async () => {
  using thread = new SideThread();
  const done: string[] = [];
  const layOut = async (name: string): Promise<void> => {
    expect(await thread.run('format', [file(name, `export  const ${name}=1`)])).toEqual([
      file(name, `export const ${name} = 1;\n`),
    ]);
    done.push(name);
  };
  await Promise.all([layOut('first'), layOut('second'), layOut('third')]);
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a task that throws rejects, and the next one is done all the same', async () => {
  using thread = new SideThread();
  await expect(thread.run('check', undefined as never)).rejects.toThrow(TypeError);
  expect(await thread.run('format', [])).toEqual([]);
});

test('an error of the system says there and here which one it is', async () => {
  using thread = new SideThread();
  thread.give(apiOf({}));
  const drafts = { out: 'package.json', folder: 'package.json/drafts' };
  const there = thread.run('emit', { target: 'types', scope: '@none', drafts });
  const here = thread.run('emit', { target: 'package-files', scope: '@none', drafts });
  here.catch(() => undefined);
  await expect(there).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
  await thread.help();
  await expect(here).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
});

test('with help, each task is done once, and one that throws here rejects like one that throws there', async () => {
  using thread = new SideThread();
  const texts = Array.from({ length: 50 }, (_, index) => file(`f${index}`, `export const f${index} = 1;\n`));
  const all = texts.map((each) => thread.run('format', [each]));
  const bad = thread.run('format', [file('bad', 'export const = ;')]);
  bad.catch(() => undefined);
  await thread.help();
  expect(await Promise.all(all)).toEqual(texts.map((each) => [each]));
  await expect(bad).rejects.toThrow('bad.ts does not parse');
  expect(await thread.run('format', [])).toEqual([]);
});
