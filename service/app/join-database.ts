import type { FastifyBaseLogger } from 'fastify';

import { type Config, databasePlace } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import { sharedSettings } from '../configuration/shared-settings.ts';
import { DueNotifier } from '../delivery/due-notifier.ts';
import { acceptingMark, keyMarks } from '../auth/key-marks.ts';
import { startRotation } from '../auth/secret-key.ts';
import { OperatorError } from '../common/operator-error.ts';
import { serveControl } from '../operator/control.ts';
import { countProcessesWithout, joinProcesses } from '../storage/join-processes.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Joins the other processes on the same PostgreSQL, which must have the same settings.
 *
 * @throws OperatorError when they have other settings, or can't decrypt what this process encrypts.
 */
export async function joinDatabase(
  config: Config,
  { services: { db, secrets }, isRotating }: OpenServices,
  log: FastifyBaseLogger,
  shutdown: Shutdown,
): Promise<void> {
  const place = databasePlace(config);
  if (place.engine !== 'postgres') return;
  const rejected = (fault: Error): void => {
    log.fatal({ err: fault }, 'other processes use the database with other settings; ending with exit code 1');
    void shutdown.close().finally(() => process.exit(1));
  };
  const joined = await joinProcesses(place, sharedSettings(config), { log, marks: keyMarks(secrets), rejected });
  shutdown.add(() => joined.close());
  // They could neither sign nor open what this process encrypts.
  const lacking = isRotating ? await countProcessesWithout(db, acceptingMark(secrets.keyId)) : 0;
  if (lacking > 0)
    throw new OperatorError(
      `${lacking} running ${lacking === 1 ? 'process does' : 'processes do'} not accept the new key of BILLING_SECRET_KEY. Start all processes ` +
        'with the former key as BILLING_SECRET_KEY and the new one as BILLING_SECRET_KEY_PREVIOUS first.',
    );
  if (isRotating) await startRotation(db, secrets);
}

/**
 * Connects this process with others: on PostgreSQL it notifies workers of due notifications; the embedded
 * database belongs to this process alone, so it runs the operator's commands for them.
 */
export async function openChannels(
  config: Config,
  { services, onDue }: OpenServices,
  log: FastifyBaseLogger,
  shutdown: Shutdown,
): Promise<void> {
  const place = databasePlace(config);
  if (place.engine === 'pglite') {
    const control = await serveControl(config.dataDirectory, services, log);
    shutdown.add(() => control.close());
    return;
  }
  const notifier = new DueNotifier(services.db, place.schema, log);
  onDue((due) => notifier.notifyDue(due));
  shutdown.add(() => notifier.flushed());
}
