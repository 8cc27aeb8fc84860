import { sql } from 'kysely';

import type { Log } from '../common/log.ts';
import type { Services } from '../services.ts';

/** Timeout of the database for one probe. */
const DATABASE_TIMEOUT_MS = 5_000;

export interface ReadinessOptions extends Pick<Services, 'db'> {
  /** Present in a process that delivers. */
  readonly delivery?: {
    /**
     * Age in seconds of the oldest due notification that no worker is sending; undefined when there is none.
     */
    oldestReadySeconds(): Promise<number | undefined>;
    /** The process is not ready when the age exceeds this limit. */
    readonly limitSeconds: number;
  };
}

/** The reason why the process is not ready to serve requests and deliver; undefined when it is ready. */
export async function unreadyReason({ db, delivery }: ReadinessOptions, log: Log): Promise<string | undefined> {
  let waited: number | undefined;
  try {
    if (await withTimeout(isReadOnly(db))) {
      log.warn({}, 'not ready: the database accepts no changes');
      return 'the database accepts no changes: it is a standby, or default_transaction_read_only is on';
    }
    waited = await (delivery && withTimeout(delivery.oldestReadySeconds()));
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not respond');
    return 'the database does not respond';
  }
  if (delivery === undefined || waited === undefined || waited <= delivery.limitSeconds) return undefined;
  const reason = `a notification has been due for ${Math.floor(waited)} s without being delivered (limit: ${delivery.limitSeconds} s)`;
  log.warn({ reason }, 'not ready: delivery is stalled');
  return reason;
}

async function isReadOnly(db: Services['db']): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`select current_setting('transaction_read_only')::boolean as "on"`.execute(
    db,
  );
  return rows[0]?.on === true;
}

/** Rejects after the timeout. TCP detects a dead connection only after a probe's caller has given up. */
async function withTimeout<Value>(result: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>();
  const error = new Error(`the database did not respond within ${DATABASE_TIMEOUT_MS} ms`);
  const timer = setTimeout(timeout.reject, DATABASE_TIMEOUT_MS, error);
  return Promise.race([result, timeout.promise]).finally(() => clearTimeout(timer));
}
