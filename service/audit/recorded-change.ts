import type { Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { Tables } from '../storage/tables.ts';
import type { RequestOrigin } from './act.ts';
import { requestAct } from './request-act.ts';
import { entryOf } from './store-entry.ts';
import { idOf, withEntry } from './with-entry.ts';

/** The API key of a request, its account, and where the request came from. */
export interface RequestCaller {
  readonly accountId: string;
  readonly keyId: string;
  readonly clock: AccountClock;
  readonly origin: RequestOrigin;
}

/**
 * Makes the change of a request in `trx`, and stores who made it if it has changed anything or created an
 * entity. Some are created without a row, such as the links of a portal session, which still open what
 * others may not see.
 */
export async function recordedChange<R>(
  trx: Transaction<Tables>,
  caller: RequestCaller,
  change: (trx: Transaction<Tables>) => Promise<R>,
): Promise<R> {
  const { clock, keyId, origin } = caller;
  const { result } = await withEntry<R>(
    trx,
    {
      rowOf: (resultId) => entryOf(clock.system, requestAct({ type: 'api_key', id: keyId }, caller, origin), resultId),
      isChange: (changed) => responseOf(changed).status === 201,
      idOf: (changed) => idOf(responseOf(changed).body?.data),
    },
    change,
  );
  return result;
}

interface Response {
  readonly status?: unknown;
  readonly body?: { readonly data?: unknown };
}

function responseOf(changed: unknown): Response {
  return typeof changed === 'object' && changed !== null ? changed : {};
}
