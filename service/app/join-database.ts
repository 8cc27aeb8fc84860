import type { FastifyBaseLogger } from 'fastify';

import { type Config, databasePlace } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import { sharedSettings } from '../configuration/shared-settings.ts';
import { DueNotifier } from '../delivery/due-notifier.ts';
import { serveControl } from '../operator/control.ts';
import { joinProcesses } from '../storage/join-processes.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Joins the other processes on the same PostgreSQL, which must have the same settings.
 *
 * @throws OperatorError when they have other settings.
 */
export async function joinDatabase(config: Config, log: FastifyBaseLogger, shutdown: Shutdown): Promise<void> {
  const place = databasePlace(config);
  if (place.engine !== 'postgres') return;
  const rejected = (fault: Error): void => {
    log.fatal({ err: fault }, 'other processes use the database with other settings; ending with exit code 1');
    void shutdown.close().finally(() => process.exit(1));
  };
  const joined = await joinProcesses(place, sharedSettings(config), { log, rejected });
  shutdown.add(() => joined.close());
}

/**
 * Connects this process with others: on PostgreSQL it notifies workers of due notifications; the embedded database
 * belongs to this process alone, so it runs the operator's commands for them.
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
