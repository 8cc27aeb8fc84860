import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { openSecretBox } from '../../../service/auth/secret-key.ts';
import { secretKeysIn } from '../../../service/auth/secret-key-file.ts';
import { silentLog } from '../../../service/common/log.ts';
import { runCli } from '../../../service/operator/cli.ts';
import { serveControl } from '../../../service/operator/control.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { prepared } from '../../support/database.ts';
import { TEMPLATE_SCHEMA } from '../../support/database-template.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Running extends TestService {
  /** For all files of a test. */
  readonly base: string;
  /** The data directory. */
  readonly directory: string;
  /** Ends it, so that its data can be opened elsewhere. */
  stop(): Promise<void>;
}

/** A service on an embedded database in a directory, which accepts operator commands. */
export async function runningService(): Promise<Running> {
  const base = await temporaryDirectory();
  const directory = join(base, 'data');
  const place = await prepared({ engine: 'pglite', directory, schema: TEMPLATE_SCHEMA });
  const database = await openDatabase(place, silentLog);
  const { secrets } = await openSecretBox(database.db, secretKeysIn(directory));
  const service = await startService({ ...database, place }, { secrets });
  const control = await serveControl(directory, service.services, silentLog);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopped ??= (async () => {
      await control.close();
      await service.app.close();
      await database.close();
    })());
  onTestFinished(stop);
  return { ...service, base, directory, stop };
}

/** Runs an operator command in this process. */
export async function operator(argv: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  let out = '';
  let err = '';
  const screen = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    live: false,
    status: () => undefined,
  };
  const code = await runCli({ argv, env, cwd: '/' }, screen, new ManualClock());
  return { code, out, err };
}
