import type { Idempotency, RequestBase, Result } from '@billing/server';
import type { Transaction } from 'kysely';

import { type RequestCaller, recordedChange } from '../audit/recorded-change.ts';
import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import type { Id } from '../ids/id.ts';
import type { AccountServices, Services } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { fingerprint } from './fingerprint.ts';
import { keyPlace, newKeyId, storeKey } from './idempotency-keys.ts';
import type { OpenKey } from './open-keys.ts';
import { sealedResult } from './sealed-result.ts';

/** The time in which most requests end. */
const RETRY_AFTER_SECONDS = 1;

/**
 * Makes the change of a request in one transaction, with the services of the caller's account. The
 * transaction also stores who made it (`audit/`), and, if the request has an idempotency key, the result for
 * repeats of the request: all are committed, or none is. A change that throws stores nothing.
 *
 * The key is checked last, with the statement that stores it: a check before the change would cost every
 * request a statement, and save only repeats the work that is rolled back. So `change` must have no effect
 * but in its transaction and after the commit.
 *
 * @param resultOf The result to store for repeats; undefined when `change` has stored the key itself
 *   (`storeOpenKey`).
 * @throws `idempotency_key_in_use` when another request has stored the key or is about to. `storedResult`
 *   then finds its result.
 */
export async function changeOnce<R extends Result>(
  services: Services,
  request: RequestBase<'idempotency_key_in_use'>,
  caller: Caller & RequestCaller,
  change: (trx: Transaction<Tables>, own: AccountServices) => Promise<R>,
): Promise<R>;
export async function changeOnce<R>(
  services: Services,
  request: RequestBase<'idempotency_key_in_use'>,
  caller: Caller & RequestCaller,
  change: (trx: Transaction<Tables>, own: AccountServices) => Promise<R>,
  resultOf: (changed: R) => Result | undefined,
): Promise<R>;
export async function changeOnce<R>(
  services: Services,
  { idempotency, newError }: RequestBase<'idempotency_key_in_use'>,
  caller: Caller & RequestCaller,
  change: (trx: Transaction<Tables>, own: AccountServices) => Promise<R>,
  resultOf: (changed: R) => Result | undefined = (changed) => changed as Result,
): Promise<R> {
  const { db } = services;
  const own = { ...services, clock: caller.clock };
  return db.transaction().execute(async (trx) => {
    const changed = await recordedChange(trx, caller, (watched) => change(watched, own));
    const result = resultOf(changed);
    if (idempotency !== undefined && result !== undefined)
      await storeResultOf(trx, services, { idempotency, newError }, caller, result);
    return changed;
  });
}

/** The same for a request that can't have an idempotency key. */
export async function change<R>(
  services: Services,
  caller: RequestCaller,
  make: (trx: Transaction<Tables>, own: AccountServices) => Promise<R>,
): Promise<R> {
  const own = { ...services, clock: caller.clock };
  return services.db.transaction().execute((trx) => recordedChange(trx, caller, (watched) => make(watched, own)));
}

/**
 * Stores the idempotency key of a request whose result is not known before the commit, because a payment
 * follows it. `closeKey` stores the result, or `removeKey` lets the request be repeated. Until then a repeat
 * gets the error that it fails with.
 *
 * @throws `idempotency_key_in_use`
 */
export async function storeOpenKey(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'secrets'>,
  { idempotency, newError }: RequestBase<'idempotency_key_in_use'>,
  caller: Omit<Caller, 'keyId'>,
): Promise<OpenKey | undefined> {
  if (idempotency === undefined) return undefined;
  const id = await storeResultOf(trx, services, { idempotency, newError }, caller, null);
  return { account_id: caller.accountId, operation: idempotency.operation, key: idempotency.key, id };
}

async function storeResultOf(
  trx: Transaction<Tables>,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  {
    idempotency,
    newError,
  }: { readonly idempotency: Idempotency; readonly newError: NewError<'idempotency_key_in_use'> },
  caller: Omit<Caller, 'keyId'>,
  result: Result | null,
): Promise<Id<'idem_'>> {
  const place = keyPlace(clock, caller.accountId, idempotency);
  const id = newKeyId(clock);
  const [row] = await storeKey(trx, {
    ...place,
    id,
    fingerprint: fingerprint(idempotency, caller),
    result: sealedResult(secrets, id, result),
  });
  if (row?.isStored !== true) throw inUse(newError);
  return id;
}

function inUse(newError: NewError<'idempotency_key_in_use'>): Error {
  return newError(
    'idempotency_key_in_use',
    `A request with this Idempotency-Key is in progress. Send it again in ${RETRY_AFTER_SECONDS} second.`,
    { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
  );
}
