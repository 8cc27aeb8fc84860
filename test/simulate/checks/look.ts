import type { SimulatedDatabase } from '../database/simulated-database.ts';
import type { Destination } from '../network/destinations.ts';
import type { World } from '../world/world.ts';

/**
 * How long a due row may wait, without a fault that explains it: longer than a lease, a pause of a
 * destination and a sweep.
 */
const DELIVERY_MS = 90_000;
/** A renewal that failed waits for a minute. */
const RENEWAL_MS = 150_000;
const PAYMENT_MS = 90_000;

interface DueRow {
  readonly kind: 'delivery' | 'renewal' | 'payment' | 'invoice';
  readonly of: string | null;
  /** Seconds since 1970. */
  readonly at: number | null;
  readonly leases: number;
}

const QUERY = `
  select 'delivery' as kind, s.destination as "of", extract(epoch from min(q.due_at))::float8 as at,
    (count(*) filter (where q.lease is not null))::int as leases
  from delivery_due q left join notification_settings s on s.account_id = q.account_id and s.id = q.notification_setting_id
  group by s.destination
  union all select 'renewal', null, extract(epoch from min(due_at))::float8, 0 from subscriptions
  union all select 'payment', null, extract(epoch from min(ask_at))::float8, 0 from payment_attempts where state in ('open', 'captured')
  union all select 'invoice', null, extract(epoch from min(due_at))::float8, 0 from transactions where status = 'billed' and due_at is not null`;

export interface View {
  /** When the next row falls due, in milliseconds of the simulation. */
  readonly nextAt: number;
  /** Whether a process has, or had, leased something. */
  readonly isLeased: boolean;
  /** Whether something is left to send, to charge or to complete. */
  readonly isLeft: boolean;
}

/**
 * Reads everything that is due, and reports what has been due too long: a lost wake-up, or a renewal that no
 * worker sees.
 */
export async function look(
  world: World,
  database: SimulatedDatabase,
  destinations: readonly Destination[],
  renews: boolean,
): Promise<View> {
  const rows = (await database.read<DueRow>(QUERY)).filter(
    ({ kind }) => renews || kind === 'delivery' || kind === 'payment',
  );
  const { now, beganAt, weather, findings } = world;
  const limits = { delivery: DELIVERY_MS, renewal: RENEWAL_MS, payment: PAYMENT_MS, invoice: Infinity };
  let nextAt = Infinity;
  for (const { kind, of, at: seconds, leases } of rows) {
    if (seconds === null) continue;
    const at = seconds * 1_000 - beganAt;
    nextAt = Math.min(nextAt, at);
    const destination = destinations.find(({ address }) => address === of);
    // A destination that hangs is paused, and tried with one notification at a time.
    const since = Math.max(at, weather.disturbedAt, destination?.timedOutAt ?? 0);
    const isWorkedOn = kind === 'delivery' && leases > 0;
    if (now - since > limits[kind] && !isWorkedOn && !weather.isStorm)
      findings.add(`a due ${kind} is not seen`, `due for ${((now - at) / 1_000).toFixed(0)} s at ${now.toFixed(0)} ms`);
  }
  return {
    nextAt,
    isLeased: rows.some(({ leases }) => leases > 0),
    isLeft: rows.some(({ kind, at }) => at !== null && (kind === 'delivery' || kind === 'payment')),
  };
}
