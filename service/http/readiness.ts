import type { Log } from '../common/log.ts';
import type { Services } from '../services.ts';

/** How long the database may take to answer a probe. */
const DATABASE_TIMEOUT_MS = 5_000;

export interface ReadinessOptions extends Pick<Services, 'db'> {
  /** Of a process that delivers. */
  readonly delivery?: {
    /** Seconds for which the oldest notification that no worker is sending has been due; undefined when there is none. */
    oldestReadySeconds(): Promise<number | undefined>;
    /** With more than that the process is not ready. */
    readonly limitSeconds: number;
  };
}

/** Why the process is not ready to answer and to deliver; undefined when it is. */
export async function unreadyReason({ db, delivery }: ReadinessOptions, log: Log): Promise<string | undefined> {
  let waited: number | undefined;
  try {
    await soon(db.selectNoFrom((eb) => eb.lit(1).as('one')).execute());
    waited = await (delivery && soon(delivery.oldestReadySeconds()));
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return 'the database does not answer';
  }
  if (delivery === undefined || waited === undefined || waited <= delivery.limitSeconds) return undefined;
  const reason = `a notification has been due for ${Math.floor(waited)} s and nobody delivers it, which is more than ${delivery.limitSeconds} s`;
  log.warn({ reason }, 'not ready: deliveries stand still');
  return reason;
}

/** A connection that carries nothing any more counts as lost only after longer than a probe waits. */
async function soon<Value>(answer: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, DATABASE_TIMEOUT_MS, new Error('no answer in time'));
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
