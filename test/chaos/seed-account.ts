import type { EventType } from '@billing/server';

import { anyError } from '../../service/common/any-error.ts';
import { accountClock } from '../../service/common/account-clock.ts';
import { createAccount } from '../../service/accounts/accounts.ts';
import { createApiKey } from '../../service/auth/key-store.ts';
import { permissionNames } from '../../service/auth/permissions.ts';
import { createSetting } from '../../service/notification-settings/create-setting.ts';
import { inSystemTime, type Services } from '../../service/services.ts';

export interface Destination {
  readonly id: `ntfset_${string}`;
  readonly secret: string;
}

export interface SeededAccount {
  readonly key: string;
  /** In the order of the addresses. */
  readonly destinations: readonly Destination[];
}

/**
 * An account with a key that may do everything, and a destination at each address, by default for new
 * customers.
 */
export async function seedAccount(
  services: Services,
  id: string,
  urls: readonly string[],
  subscribed_events: readonly EventType[] = ['customer.created'],
): Promise<SeededAccount> {
  const { clock, rules } = services;
  return services.db.transaction().execute(async (trx) => {
    await createAccount(anyError, trx, accountClock(clock, null), { id, name: id });
    const wanted = { accountId: id, name: id, description: null, permissions: permissionNames, expiresAt: null };
    const { key } = await createApiKey(
      trx,
      { clock: accountClock(clock, null), environment: rules.environment },
      wanted,
    );
    const destinations: Destination[] = [];
    for (const destination of urls) {
      const setting = { description: destination, type: 'url' as const, destination };
      const made = await createSetting(anyError, trx, inSystemTime(services), id, {
        ...setting,
        subscribed_events: [...subscribed_events],
      });
      destinations.push({ id: made.id, secret: made.endpoint_secret_key });
    }
    return { key, destinations };
  });
}
