import { closeSync, openSync } from 'node:fs';
import type { Server } from 'node:net';

import type { Log } from '../common/log.ts';

/**
 * Share of the remaining file descriptors that may be connections. The rest is for the database, webhooks
 * and the log.
 */
const SHARE = 0.5;
const REPORT_INTERVAL_MS = 10_000;

/**
 * Drops new connections before they use up the file descriptors that the database and deliveries need. Logs
 * this at most every ten seconds.
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
      'file descriptor limit reached: dropped new connections; new ones are accepted when others close (raise the limit with ulimit -n)',
    );
    reportedAt = performance.now();
    dropped = 0;
  });
}

/** Undefined on systems without such a limit. */
function openFilesLimit(): number | undefined {
  // Otherwise the report resolves the host names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/** Approximate number of open file descriptors: a new one gets the lowest free number. */
function openFiles(): number {
  const next = openSync(process.execPath, 'r');
  closeSync(next);
  return next;
}
