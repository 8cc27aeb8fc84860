import type { Kysely } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import type { DueCode } from '../due/due-kind.ts';
import { inAccount, type Services } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { accountsWithDue, findDue, isUnderWay } from './find-due.ts';

/**
 * Lets everything happen that is due: in each account in the order of its due times, and while its test clock advances, each at its
 * own time. Returns how much happened. Any number of processes may call it at once: each step locks its account and is one
 * transaction, so a crash loses and repeats nothing.
 */
export async function runMaintenance(
  newError: NewError<DueCode>,
  services: Services,
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock } = services;
  const accounts = new Set([...(await accountsAdvancing(db)), ...(await accountsWithDue(db, timestamp(clock.now())))]);
  let happened = 0;
  for (const accountId of accounts) happened += await passAllDue(newError, services, accountId, signal);
  return happened;
}

async function passAllDue(
  newError: NewError<DueCode>,
  services: Services,
  accountId: string,
  signal?: AbortSignal,
): Promise<number> {
  for (let happened = 0; ; happened += 1) {
    if (signal?.aborted === true || !(await nextStep(newError, services, accountId))) return happened;
  }
}

async function accountsAdvancing(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('id').where('test_clock_target', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

/** Lets the first due moment of an account happen. Without one, an advancing clock reaches its target. Returns whether one did. */
function nextStep(newError: NewError<DueCode>, services: Services, accountId: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['test_clock_time', 'test_clock_target'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (account.test_clock_target !== null && (await isUnderWay(trx, accountId))) return false;
    const own = inAccount(services, account);
    const due = await findDue(trx, accountId, account.test_clock_target ?? own.clock.now());
    if (account.test_clock_target === null) {
      await due?.pass(newError, trx, own);
      return due !== undefined;
    }
    // What fell due earlier, such as the notice of a key for a few days, happens at the current time.
    const time =
      due === undefined || due.at > own.clock.now() ? (due?.at ?? account.test_clock_target) : own.clock.now();
    await trx
      .updateTable('accounts')
      .set({ test_clock_time: time, ...(due === undefined && { test_clock_target: null }) })
      .where('id', '=', accountId)
      .execute();
    await due?.pass(newError, trx, inAccount(services, { test_clock_time: time }));
    return due !== undefined;
  });
}
