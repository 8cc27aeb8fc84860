import { sql, type Transaction } from 'kysely';

import type { Timestamp } from '../../storage/columns.ts';
import type { Tables } from '../../storage/tables.ts';
import type { RunKey } from './due-runs.ts';

/**
 * Ends a run that has no pending events: a pending run is completed; one that was canceled or completed
 * earlier keeps its status.
 */
export async function completeRun(trx: Transaction<Tables>, { account_id, id }: RunKey, now: Timestamp): Promise<void> {
  await sql`
    update simulation_runs set due_at = null, lease = null,
      status = case status when 'pending' then 'completed' else status end,
      updated_at = case status when 'pending' then ${now} else updated_at end
    where account_id = ${account_id} and id = ${id}`.execute(trx);
}
