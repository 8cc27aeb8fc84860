import { expect, test } from 'vitest';

import { SideThread } from '../../generator/side-thread/side-thread.ts';

test('does several tasks in the order in which they are asked for', async () => {
  using thread = new SideThread();
  const done: string[] = [];
  const yaml = async (name: string): Promise<void> => {
    expect(await thread.run('yaml', { name })).toBe(`name: ${name}\n`);
    done.push(name);
  };
  await Promise.all([yaml('first'), yaml('second'), yaml('third')]);
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a task that throws rejects, and the next one is done all the same', async () => {
  using thread = new SideThread();
  await expect(thread.run('examples', undefined as never)).rejects.toThrow(TypeError);
  expect(await thread.run('yaml', {})).toBe('{}\n');
});
