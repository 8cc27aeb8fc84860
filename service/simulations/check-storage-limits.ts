import { sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

type Limits = Pick<Rules, 'maxSimulations' | 'maxSimulationRuns' | 'maxSimulationBytes'>;

interface Adding {
  readonly simulations?: number;
  readonly runs?: number;
  readonly bytes: number;
}

/**
 * Whether an account may store more of simulations. Requests at the same moment don't see each other, so a few can go beyond a limit together.
 *
 * @throws `storage_limit_reached`
 */
export async function checkSimulationRoom(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  limits: Limits,
  accountId: string,
  { simulations = 0, runs = 0, bytes }: Adding,
): Promise<void> {
  const stored = await storedBy(trx, accountId);
  if (stored.simulations + simulations > limits.maxSimulations) {
    throw newError(
      'storage_limit_reached',
      `An account can have ${limits.maxSimulations} simulations. Change one that you no longer need instead.`,
    );
  }
  if (stored.runs + runs > limits.maxSimulationRuns) {
    throw newError(
      'storage_limit_reached',
      `An account can have ${limits.maxSimulationRuns} simulation runs in 90 days. Try again when the oldest are removed, 90 days after their start.`,
    );
  }
  if (bytes > 0 && stored.bytes + bytes > limits.maxSimulationBytes) {
    throw newError(
      'storage_limit_reached',
      `The payloads and events of an account's simulations can come to ${limits.maxSimulationBytes} bytes. They have ${stored.bytes}, and this ` +
        'would add ' +
        `${bytes}. Make payloads smaller, or try again when the oldest runs are removed, 90 days after their start.`,
    );
  }
}

async function storedBy(trx: Transaction<Tables>, accountId: string): Promise<Required<Adding>> {
  const { rows } = await sql<Required<Adding>>`
    select simulations, runs, simulation_bytes + run_bytes as bytes from
      (select count(*)::integer as simulations, coalesce(sum(bytes), 0)::float8 as simulation_bytes
        from simulations where account_id = ${accountId}) as s,
      (select count(*)::integer as runs, coalesce(sum(bytes), 0)::float8 as run_bytes
        from simulation_runs where account_id = ${accountId}) as r`.execute(trx);
  return rows[0]!;
}
