import { randomUUID } from 'node:crypto';

import { beforeEach, expect } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { inSystemTime } from '../../../service/services.ts';
import { type Claimed, claim } from '../../../service/delivery/claim.ts';
import { finish, type Finished } from '../../../service/delivery/finish.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import { deleteSetting } from '../../../service/notification-settings/delete-setting.ts';
import type { TestService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';

/** The destinations of one account per test, with the notifications, due rows and logs that they cause. */
export function destinationFixture(service: () => TestService) {
  let accountId: string;
  let call: Call;
  let made = 0;

  // Each test has its own account.
  beforeEach(async () => {
    accountId = await service().newAccount();
    call = caller(service(), await service().keyFor({ accountId }));
  });

  const setting = async (more: Partial<NewSetting> = {}): Promise<Id<'ntfset_'>> => {
    const { services } = service();
    made += 1;
    const destination = `https://works.example/${made}`;
    const start = { description: 'Sync', type: 'url' as const, destination, subscribed_events: ['customer.created'] };
    const created = await services.db
      .transaction()
      .execute((trx) => createSetting(anyError, trx, inSystemTime(services), accountId, { ...start, ...more }));
    return created.id;
  };
  const newCustomer = async (): Promise<void> => {
    made += 1;
    expect((await call('POST', '/customers', { json: { email: `jo${made}@customer.example` } })).status).toBe(201);
  };
  const patch = async (id: string, json: object): Promise<void> => {
    const response = await call('PATCH', `/notification-settings/${id}`, { json });
    expect(response.status, await response.text()).toBe(200);
  };
  const notificationsTo = (id: Id<'ntfset_'>) =>
    service()
      .database.db.selectFrom('notifications')
      .selectAll()
      .where('notification_setting_id', '=', id)
      .orderBy('id')
      .execute();
  const dueTo = async (id: Id<'ntfset_'>): Promise<string[]> => {
    const rows = await service()
      .database.db.selectFrom('delivery_due')
      .select('notification_id')
      .where('notification_setting_id', '=', id)
      .orderBy('notification_id')
      .execute();
    return rows.map((row) => row.notification_id);
  };
  const logsOf = (ids: readonly Id<'ntf_'>[]) =>
    service().database.db.selectFrom('notification_logs').selectAll().where('notification_id', 'in', ids).execute();
  /** Claims the due notifications of a destination, as the dispatcher does. */
  const take = (settingId: string, slots = 10): Promise<Claimed[]> =>
    claim(service().database.db, {
      shares: [{ accountId, settingId, slots }],
      limit: 100,
      leaseSeconds: { url: 600, email: 600 },
      lease: randomUUID(),
    });
  const came = (claimed: Claimed, outcome: 'accepted' | 'failed', retryIn?: number): Finished => ({
    logId: newId('ntflog_', service().services.clock),
    claimed,
    attempt: {
      startedAt: new Date(),
      durationMs: 3,
      outcome,
      code: outcome === 'accepted' ? 200 : 500,
      headers: [],
      body: '',
      error: null,
      address: '203.0.113.9:443',
      retryAfterMs: null,
    },
    retryIn,
  });
  const write = async (...finished: Finished[]): Promise<Set<string>> =>
    new Set((await finish(service().database.db, finished)).map((one) => one.notification_id));
  const endLease = async ({ notification_id }: Claimed): Promise<void> => {
    await service()
      .database.db.updateTable('delivery_due')
      .set({ due_at: '2026-01-01T00:00:00.000000Z' })
      .where('notification_id', '=', notification_id as Id<'ntf_'>)
      .execute();
  };
  const remove = (id: Id<'ntfset_'>, of = accountId): Promise<void> =>
    service()
      .database.db.transaction()
      .execute((trx) => deleteSetting(anyError, trx, accountClock(service().services.clock, null), of, id));

  return {
    accountId: () => accountId,
    call: (...request: Parameters<Call>) => call(...request),
    nextNumber: () => (made += 1),
    setting,
    newCustomer,
    patch,
    notificationsTo,
    dueTo,
    take,
    logsOf,
    came,
    write,
    endLease,
    remove,
  };
}
