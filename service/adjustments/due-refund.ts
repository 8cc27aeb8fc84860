import { sql } from 'kysely';

import { dueRows } from '../due/due-rows.ts';
import { approveRefund } from './decide-refund.ts';

/**
 * Pending refunds that approve themselves. A job then refunds each at the gateway, which a database
 * transaction must not wait for: a refund is under way from its approval until its result is stored.
 */
export const dueRefunds = dueRows({
  table: 'adjustments',
  where: sql`approve_at is not null`,
  at: sql`approve_at`,
  async pass(_newError, trx, _services, row) {
    await approveRefund(trx, row);
  },
  underWay: (accountId) => sql`exists (
    select from adjustments
    where account_id = ${accountId} and status = 'pending_approval' and refund_at is not null
  )`,
});
