import type { Idempotency, Result } from '@billing/server';

import type { Caller } from '../auth/caller.ts';
import { anyError } from '../common/any-error.ts';
import { ServiceError } from '../common/errors.ts';
import type { Services } from '../services.ts';
import { fingerprint } from './fingerprint.ts';
import { keyPlace, selectKey } from './idempotency-keys.ts';
import { openedResult } from './sealed-result.ts';

/**
 * The result that `changeOnce` stored for an earlier request with the same idempotency key, or undefined. An
 * unexpected error stays: it may report that the database is unavailable, or that the commit may have been
 * lost. A request whose payment has no result yet has none to return.
 *
 * @param error Why the request failed. A repeat fails at `changeOnce`, or before it because of what the
 *   first request changed.
 * @throws `idempotency_key_reused` when that was another request.
 */
export async function storedResult(
  { db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>,
  idempotency: Idempotency,
  caller: Pick<Caller, 'accountId' | 'defaultVersion' | 'permissions'>,
  error: unknown,
): Promise<Result | undefined> {
  if (!(error instanceof ServiceError)) return undefined;
  const [row] = await selectKey(db, keyPlace(clock, caller.accountId, idempotency));
  if (row === undefined) return undefined;
  if (row.fingerprint !== fingerprint(idempotency, caller)) {
    throw anyError(
      'idempotency_key_reused',
      'This Idempotency-Key was used with a different request in the last 24 hours. Use a new key for each change.',
    );
  }
  const result = openedResult(secrets, row.id, row.result);
  if (result === null) return undefined;
  return { ...result, headers: { ...result.headers, 'idempotency-replayed': 'true' } };
}
