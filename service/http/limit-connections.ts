import { closeSync, openSync } from 'node:fs';
import type { Server } from 'node:net';

import type { Log } from '../common/log.ts';

/** Of the files that the process may still open when it starts to listen. The rest is for the database, webhooks and the log. */
const SHARE = 0.5;
const REPORT_INTERVAL_MS = 10_000;

/**
 * Drops connections that would take the last files which the process may open: the database and deliveries need some as well. Says so at
 * most every ten seconds.
 */
export function limitConnections(server: Server, log: Log): void {
  const limit = openFilesLimit();
  if (limit === undefined) return;
  server.maxConnections = Math.max(1, Math.floor((limit - openFiles()) * SHARE));
  let dropped = 0;
  let reportedAt = -Infinity;
  server.on('drop', () => {
    dropped += 1;
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    log.warn(
      { dropped, open_connections: server.maxConnections, file_descriptor_limit: limit },
      'file descriptor limit reached: dropped new connections; there is room again when open ones are done or time out (ulimit -n raises the limit)',
    );
    reportedAt = performance.now();
    dropped = 0;
  });
}

/** Undefined where the system has none. */
function openFilesLimit(): number | undefined {
  // Without it, the report looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/** How many are open, about: a new one gets the lowest number that is free. */
function openFiles(): number {
  const next = openSync(process.execPath, 'r');
  closeSync(next);
  return next;
}
