import type { AccountClock } from '../common/account-clock.ts';
import type { Act, Actor, RequestOrigin } from './act.ts';

/** What a client does with a request. */
export function requestAct(
  actor: Actor,
  { accountId, clock }: { readonly accountId: string; readonly clock: AccountClock },
  { operation, requestId, address, namedId, members }: RequestOrigin,
): Act {
  return {
    actor,
    operation,
    accountId,
    accountTime: clock.isTest ? clock.now() : null,
    namedId,
    members: members(),
    address,
    requestId,
  };
}
