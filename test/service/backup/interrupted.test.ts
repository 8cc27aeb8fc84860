import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { isDivided, isLongRun } from '../../support/suite-length.ts';
import { nodeCommand, startProgram } from '../start/program.ts';
import { operator, runningService } from './backup-fixture.ts';

const WAIT = { timeout: 120_000, interval: 20 };

/** Each starts processes with a database, so a whole `npm test` leaves it to `npm run test:long`. */
test.skipIf(isDivided && !isLongRun)(
  'a backup and a restore that a signal ends leave no file with secrets',
  async () => {
    const { base, directory, stop } = await runningService();
    const folder = join(base, 'backups');
    await mkdir(folder);
    const run = (...argv: string[]) => startProgram(nodeCommand('service/operator/main.ts', argv), { cwd: base });

    const backup = run('backup', join(folder, 'one.tar.gz'), '--data', directory);
    await vi.waitFor(async () => expect((await readdir(folder)).join(' ')).toContain('.checked'), WAIT);
    backup.kill('SIGTERM');
    expect(await backup.ended).toMatchObject({ code: 143 });
    expect(await readdir(folder)).toEqual([]);

    const file = join(base, 'two.tar.gz');
    expect(await operator(['backup', file, '--data', directory, '--no-check'])).toMatchObject({ code: 0 });
    await stop();
    const target = join(base, 'restored');
    const restore = run('restore', file, '--data', target);
    await vi.waitFor(() => expect(existsSync(join(target, 'restore.unfinished', 'postgres'))).toBe(true), WAIT);
    restore.kill('SIGINT');
    expect(await restore.ended).toMatchObject({ code: 130 });
    expect(existsSync(target)).toBe(false);

    await mkdir(join(target, 'restore.unfinished'), { recursive: true });
    expect((await operator(['restore', file, '--data', target])).err).toMatch(
      /has what an interrupted restore left\. Remove the directory, and restore again\.\n$/,
    );
  },
  300_000,
);
