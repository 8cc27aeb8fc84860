import { timestamp } from '../../common/clock.ts';
import { publish } from '../../events/publish.ts';
import { inAccount, type Services } from '../../services.ts';
import type { Timestamp } from '../../storage/columns.ts';
import { reportEntity } from '../report-entity.ts';
import { type ClaimedReport, LeaseLostError } from './claim-report.ts';

/** How long a file can be downloaded, in the account's time. */
const AVAILABLE_MS = 14 * 86_400_000;

/**
 * Ends the generation of a report, with its event.
 *
 * @throws LeaseLostError
 */
export async function finishReport(
  services: Services,
  { account_id: accountId, id, lease }: ClaimedReport,
  status: 'ready' | 'failed',
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select('test_clock_time')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { clock, notifyDue } = inAccount(services, account);
    const now = clock.now();
    const row = await trx
      .updateTable('reports')
      .set((eb) => ({
        status,
        expires_at: status === 'ready' ? expiry(now) : null,
        updated_at: now,
        due_at: null,
        lease: null,
        revision: eb('revision', '+', 1),
      }))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new LeaseLostError(`another worker has claimed report ${id}`);
    if (status === 'failed')
      await trx.deleteFrom('report_chunks').where('account_id', '=', accountId).where('report_id', '=', id).execute();
    await publish(
      trx,
      { clock, notifyDue },
      { accountId, type: 'report.updated', data: reportEntity(row), occurredAt: now },
    );
  });
}

/** Stored times have microseconds, which dates don't. */
function expiry(now: Timestamp): Timestamp {
  const whole = timestamp(new Date(Date.parse(now) + AVAILABLE_MS));
  return `${whole.slice(0, -4)}${now.slice(-4)}`;
}
