import { sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

type Limits = Pick<Rules, 'maxSimulations' | 'maxSimulationRuns' | 'maxSimulationBytes'>;

interface Usage {
  readonly simulations?: number;
  readonly runs?: number;
  readonly bytes: number;
}

/**
 * Checks that an account may store more simulations, runs or bytes, by its own limits where it has some.
 * Concurrent requests don't see each other's rows, so together they can exceed a limit slightly.
 *
 * @throws `storage_limit_reached`
 */
export async function checkStorageLimits(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  rules: Limits,
  accountId: string,
  { simulations = 0, runs = 0, bytes }: Usage,
): Promise<void> {
  const { stored, limits } = await storedBy(trx, accountId, rules);
  if (stored.simulations + simulations > limits.maxSimulations) {
    throw newError(
      'storage_limit_reached',
      `An account can have at most ${limits.maxSimulations} simulations, archived ones included. Update a simulation that you no longer need instead.`,
    );
  }
  if (stored.runs + runs > limits.maxSimulationRuns) {
    throw newError(
      'storage_limit_reached',
      `An account can have at most ${limits.maxSimulationRuns} simulation runs in 90 days. Try again when the oldest runs are removed, 90 days after their start.`,
    );
  }
  if (bytes > 0 && stored.bytes + bytes > limits.maxSimulationBytes) {
    throw newError(
      'storage_limit_reached',
      `The payloads and events of an account's simulations can have at most ${limits.maxSimulationBytes} bytes together. They have ` +
        `${stored.bytes} bytes, and this request would add ${bytes}. Make payloads smaller, or try again when the oldest runs are ` +
        'removed, 90 days after their start.',
    );
  }
}

async function storedBy(
  trx: Transaction<Tables>,
  accountId: string,
  { maxSimulations, maxSimulationRuns, maxSimulationBytes }: Limits,
): Promise<{ readonly stored: Required<Usage>; readonly limits: Limits }> {
  const { rows } = await sql<Required<Usage> & Limits>`
    select simulations, runs, simulation_bytes + run_bytes as bytes,
      coalesce(a.max_simulations, ${maxSimulations}::integer) as "maxSimulations",
      coalesce(a.max_simulation_runs, ${maxSimulationRuns}::integer) as "maxSimulationRuns",
      coalesce(a.max_simulation_bytes, ${maxSimulationBytes}::bigint) as "maxSimulationBytes"
    from
      (select count(*)::integer as simulations, coalesce(sum(bytes), 0)::float8 as simulation_bytes
        from simulations where account_id = ${accountId}) as s,
      (select count(*)::integer as runs, coalesce(sum(bytes), 0)::float8 as run_bytes
        from simulation_runs where account_id = ${accountId}) as r,
      accounts a where a.id = ${accountId}`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new Error(`internal error: there is no account ${accountId}`);
  return { stored: found, limits: found };
}
