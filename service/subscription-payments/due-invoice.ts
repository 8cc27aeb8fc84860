import { sql } from 'kysely';

import { dueRows } from '../due/due-rows.ts';
import { fallDue } from './fall-due.ts';

/** Billed transactions whose payment terms end: they become past due. */
export const dueInvoices = dueRows({
  table: 'transactions',
  where: sql`status = 'billed' and due_at is not null`,
  at: sql`due_at`,
  // Its subscription comes first.
  isLockedByPass: true,
  async pass(_newError, trx, services, row) {
    await fallDue(trx, services, row);
  },
});
