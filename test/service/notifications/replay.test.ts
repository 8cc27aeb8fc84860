import { describe, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import type { DueDestination } from '../../../service/services.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { notificationAccount } from './notification-account.ts';
import { dataOf } from '../http/data-of.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = new ManualClock();
const notified: DueDestination[] = [];

eachService(
  'notifications',
  (service) => {
    const { accountId, call, settings, customers, notifications } = notificationAccount(service, clock);

    describe('the replay of a notification', () => {
      test.each(['delivered', 'failed'] as const)(
        'of a notification that was %s sends the same event in a new notification',
        async (status) => {
          const settingId = await settings.create();
          const customData = { größe: 'Ærø ☃ 𝄞 \u2028', '10': 1, sum: 0.1 };
          await customers.create({ custom_data: customData });
          const [id] = await notifications.storedIds();
          await notifications.finish(status, [id!]);
          const before = await dataOf(await call('GET', `/notifications/${id}`));
          clock.advance(DAY);
          notified.length = 0;
          const added = await notifications.replayed(id!);
          expect(added).not.toBe(id);
          expect(await dataOf(await call('GET', `/notifications/${id}`))).toEqual({
            ...before,
            replayed_at: timestamp(clock.now()),
          });
          expect(await dataOf(await call('GET', `/notifications/${added}`))).toEqual({
            ...before,
            id: added,
            origin: 'replay',
            status: 'not_attempted',
            payload: { ...(before['payload'] as object), notification_id: added },
          });
          expect(notified).toEqual([{ accountId: accountId(), settingId }]);
          const due = await service()
            .database.db.selectFrom('delivery_due')
            .select(['notification_id', 'account_id', 'notification_setting_id', 'lease'])
            .where('account_id', '=', accountId())
            .execute();
          expect(due).toEqual([
            { notification_id: added, account_id: accountId(), notification_setting_id: settingId, lease: null },
          ]);
        },
      );

      test('sends the bytes of the original body except for the notification id', async () => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await notifications.finish('failed', [id!]);
        const body = (own: string): string =>
          `{"event_id":"evt_1","event_type":"customer.created","occurred_at":"x","notification_id":"${own}",` +
          `"data":{"2":1.0,"10":-0,"big":1e400,"notification_id":"${id}","__proto__":1,"half":"\\ud800 $& $1"}}`;
        const { db } = service().database;
        await db
          .updateTable('notifications')
          .set({ payload: body(id!) })
          .where('id', '=', id!)
          .execute();
        const added = await notifications.replayed(id!);
        const [, copy] = await notifications.stored();
        expect(copy!.payload).toBe(body(added));
      });

      test('can be repeated, and replayed_at is the time of the latest', async () => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await notifications.finish('failed', [id!]);
        const ids = new Set([await notifications.replayed(id!)]);
        clock.advance(MINUTE);
        ids.add(await notifications.replayed(id!));
        const responses = await Promise.all([1, 2, 3].map(() => notifications.replayed(id!)));
        expect(new Set([...ids, ...responses]).size).toBe(5);
        expect(await dataOf(await call('GET', `/notifications/${id}`))).toMatchObject({
          replayed_at: timestamp(clock.now()),
        });
        expect(await notifications.stored()).toHaveLength(6);
      });

      test('goes to the current address of the destination', async () => {
        const settingId = await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await call('PATCH', `/notification-settings/${settingId}`, { json: { active: false } });
        expect(await notifications.stored()).toMatchObject([{ status: 'failed' }]);
        const json = { active: true, destination: 'https://elsewhere.example/hook', subscribed_events: [] };
        await call('PATCH', `/notification-settings/${settingId}`, { json });
        expect((await notifications.replay(id!)).status, 'what was ended when it was turned off').toBe(202);
      });

      const expectRejection = async (id: string, code: Parameters<typeof expectError>[1]): Promise<string> => {
        notified.length = 0;
        const before = await notifications.stored();
        const { error } = await expectError(await notifications.replay(id), code);
        expect(await notifications.stored()).toEqual(before);
        expect(notified).toEqual([]);
        return error.detail;
      };

      test('is rejected while the notification is still being delivered', async () => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        expect(await expectRejection(id!, 'notification_cannot_replay')).toContain('not_attempted');
        const { db } = service().database;
        await db.updateTable('notifications').set({ status: 'needs_retry' }).where('id', '=', id!).execute();
        expect(await expectRejection(id!, 'notification_cannot_replay')).toContain('needs_retry');
      });

      test('is rejected for a notification that is a replay, whatever its status', async () => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await notifications.finish('delivered', [id!]);
        const added = await notifications.replayed(id!);
        await expectRejection(added, 'notification_replay_invalid_origin_type');
        await notifications.finish('failed', [added]);
        await expectRejection(added, 'notification_replay_invalid_origin_type');
      });

      test('is rejected when the destination is inactive', async () => {
        const settingId = await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await call('PATCH', `/notification-settings/${settingId}`, { json: { active: false } });
        expect(await expectRejection(id!, 'notification_cannot_replay')).toContain(settingId);
      });

      test('returns 404 for a deleted, unknown or foreign notification', async () => {
        const settingId = await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await notifications.finish('failed', [id!]);
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        const path = `/notifications/${id}/replay`;
        await expectError(await call('POST', path, { key: stranger }), 'not_found');
        await expectError(await notifications.replay(newId('ntf_', clock)), 'not_found');
        await expectError(await notifications.replay('ntf_1'), 'bad_request');
        expect((await call('POST', path, { json: {} })).status, 'an empty object counts as no body').toBe(202);
        await expectError(await call('POST', path, { json: { again: true } }), 'unexpected_request_body');
        clock.advance(90 * DAY + 1);
        await expectRejection(id!, 'not_found');
        await customers.create();
        const recent = (await notifications.storedIds()).at(-1)!;
        expect((await call('DELETE', `/notification-settings/${settingId}`)).status).toBe(204);
        await expectRejection(recent, 'not_found');
      });

      test('leaves no rows behind when its destination is deleted at the same time', async () => {
        for (let n = 0; n < 8; n++) {
          const settingId = await settings.create();
          await customers.create();
          const id = (await notifications.storedIds()).at(-1)!;
          await notifications.finish('failed', [id]);
          const [response, deletion] = await Promise.all([
            notifications.replay(id),
            call('DELETE', `/notification-settings/${settingId}`),
          ]);
          expect(deletion.status).toBe(204);
          expect([202, 400, 404]).toContain(response.status);
          expect(await notifications.stored()).toEqual([]);
        }
        const { db } = service().database;
        const due = db.selectFrom('delivery_due').select('notification_id').where('account_id', '=', accountId());
        expect(await due.execute()).toEqual([]);
      });
    });
  },
  { clock, notifyDue: (due) => notified.push(...due) },
);
