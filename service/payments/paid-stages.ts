import type { Selectable } from 'kysely';

import type { FeeRule } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { settledAmounts } from '../transactions/settled-amounts.ts';
import { lastRow, passed, type Stage, type Stages } from '../transactions/stages.ts';

type Row = Selectable<TransactionRow>;

/** The step to `paid` of a transaction whose payment is captured. */
export function paidStages(row: Row, now: Timestamp): Stages {
  const changes = { billed_at: row.billed_at ?? now, totals: { ...row.totals, balance: '0' } };
  return passed([{ row, events: [] }], 'pay', changes);
}

/**
 * The steps to `paid` with the one to `completed`.
 *
 * @param preceding Changes the subscription, and publishes its events before those of the last step.
 */
export function completedStages(
  stages: Stages,
  fee: FeeRule,
  invoice_number: string,
  preceding: NonNullable<Stage['preceding']>,
): Stages {
  const all = passed(stages, 'complete', { ...settledAmounts(lastRow(stages), fee), invoice_number });
  return all.with(stages.length, { ...all[stages.length]!, preceding }) as unknown as Stages;
}
