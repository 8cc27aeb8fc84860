import { findAccountClock } from '../../service/accounts/find-account-clock.ts';
import type { AccountClock } from '../../service/common/account-clock.ts';
import type { Services } from '../../service/services.ts';

/** The services with the clock of an account, as its requests have them. */
export async function ownServices<Some extends Pick<Services, 'db' | 'clock'>>(
  services: Some,
  accountId: string,
): Promise<Omit<Some, 'clock'> & { readonly clock: AccountClock }> {
  return { ...services, clock: await findAccountClock(services.db, services.clock, accountId) };
}
