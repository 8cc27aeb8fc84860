import { sql } from 'kysely';

import { dueRows } from '../due/due-rows.ts';
import { passed } from './stages.ts';
import { storeTransaction } from './store-transaction.ts';

/** Billed transactions whose payment terms end: they become past due. */
export const dueInvoices = dueRows({
  table: 'transactions',
  where: sql`status = 'billed' and due_at is not null`,
  at: sql`due_at`,
  async pass(newError, trx, services, row) {
    const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
    const stages = passed([start], 'fallDue');
    await storeTransaction(newError, trx, services, row, { stages, redemption: undefined });
  },
});
