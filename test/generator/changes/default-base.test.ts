import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { type Run, runGenerator } from '../run-generator.ts';
import { edit } from '../workplace.ts';
import { commitIn, createRepository, gitIn } from './repository.ts';

let folder: string;

beforeEach(async () => {
  folder = await createRepository();
});

function changes(...args: string[]): Promise<Run> {
  return runGenerator(['changes', ...args], { cwd: folder });
}

function inSchemas(from: string, to: string): void {
  edit(join(folder, 'spec/schemas/ferry.yaml'), from, to);
}

test('compares with the merge base with main, regardless of later commits on main', async () => {
  gitIn(folder, 'checkout', '-q', '-b', 'work');
  inSchemas('maxLength: 80', 'maxLength: 40');
  commitIn(folder, 'Shorten names');
  gitIn(folder, 'checkout', '-q', 'main');
  inSchemas('port: { type: string }', 'port: { type: string, maxLength: 9 }');
  commitIn(folder, 'Shorten ports');
  gitIn(folder, 'checkout', '-q', 'work');
  const run = await changes('--json');
  expect((JSON.parse(run.stdout) as { changes: { at: string }[] }).changes.map(({ at }) => at)).toEqual(
    Array.from({ length: 2 }, () => '#/components/schemas/Ferry/properties/name/maxLength'),
  );
  expect((await changes()).stdout).toContain(
    `${gitIn(folder, 'rev-parse', '--short', 'HEAD~').trim()}, where this branch left main`,
  );
});

test('compares uncommitted changes with the last commit on the main branch, also when it is called master', async () => {
  gitIn(folder, 'branch', '-q', '-m', 'main', 'master');
  inSchemas('maxLength: 80', 'maxLength: 40');
  const { stdout, status } = await changes();
  expect(status).toBe(1);
  expect(stdout).toContain('where this branch left master: 1 breaking');
});

test('explains --base when there is no main branch or no repository', async () => {
  gitIn(folder, 'branch', '-q', '-m', 'main', 'trunk');
  const missing = await changes();
  expect(missing).toMatchObject({ status: 2, stdout: '' });
  expect(missing.stderr).toContain('no branch main or master and no origin/HEAD');
  expect(missing.stderr).toContain('--base REF');
  rmSync(join(folder, '.git'), { recursive: true });
  expect((await changes()).stderr).toContain('--base REF');
});
