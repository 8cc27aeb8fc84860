import { beforeEach, expect } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import type { Id } from '../../../service/ids/id.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import type { ManualClock } from '../../support/manual-clock.ts';
import type { TestService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { dataOf } from '../http/data-of.ts';

const DAY = 86_400_000;

/** A new account for each test, and the resources that tests of notifications create in it. */
export function notificationAccount(service: () => TestService, clock: ManualClock) {
  const account = { id: '', created: 0, call: undefined as unknown as Call };
  beforeEach(async () => {
    // The clock only goes forward: ids rise even when a clock is set back.
    clock.advance(DAY);
    account.id = await service().newAccount();
    account.call = caller(service(), await service().keyFor({ accountId: account.id }));
  });
  const call: Call = (...request) => account.call(...request);
  return {
    accountId: () => account.id,
    call,
    settings: {
      async create(more: Partial<NewSetting> = {}): Promise<Id<'ntfset_'>> {
        const { services } = service();
        account.created += 1;
        const setting = {
          description: 'Sync',
          type: 'url' as const,
          destination: `https://works.example/${account.created}`,
          subscribed_events: ['customer.created', 'product.created'],
          include_sensitive_fields: true,
          ...more,
        };
        const created = await services.db
          .transaction()
          .execute((trx) => createSetting(anyError, trx, inSystemTime(services), account.id, setting));
        return created.id;
      },
    },
    customers: {
      async create(more: object = {}): Promise<string> {
        account.created += 1;
        const json = { email: `jo${account.created}@customer.example`, ...more };
        return String((await dataOf(await call('POST', '/customers', { json })))['id']);
      },
    },
    products: {
      async create(): Promise<void> {
        await dataOf(await call('POST', '/products', { json: { name: 'Team plan', tax_category: 'standard' } }));
      },
    },
    notifications: notificationsOf(service, account, call),
  };
}

function notificationsOf(service: () => TestService, account: { readonly id: string }, call: Call) {
  const list = async (query = ''): Promise<Record<string, unknown>[]> =>
    (await dataOf(await call('GET', `/notifications?order_by=id[ASC]&${query}`))) as never;
  const replay = (id: string): Promise<Response> => call('POST', `/notifications/${id}/replay`);
  const stored = () =>
    service()
      .database.db.selectFrom('notifications')
      .selectAll()
      .where('account_id', '=', account.id)
      .orderBy('id')
      .execute();
  return {
    list,
    listIds: async (query = ''): Promise<string[]> => (await list(query)).map(({ id }) => String(id)),
    stored,
    storedIds: async () => (await stored()).map(({ id }) => id),
    /** Stores the final status, as delivery does. */
    async finish(status: 'delivered' | 'failed', ids: readonly string[]): Promise<void> {
      const { db } = service().database;
      await db
        .updateTable('notifications')
        .set({ status })
        .where('id', 'in', ids as Id<'ntf_'>[])
        .execute();
      await db
        .deleteFrom('delivery_due')
        .where('notification_id', 'in', ids as Id<'ntf_'>[])
        .execute();
    },
    replay,
    /** The id of the notification that a replay adds. */
    async replayed(id: string): Promise<string> {
      const response = await replay(id);
      expect(response.status, await response.clone().text()).toBe(202);
      return String((await dataOf(response))['notification_id']);
    },
  };
}
