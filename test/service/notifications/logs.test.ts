import { describe, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { notificationAccount } from './notification-account.ts';
import { dataOf } from '../http/data-of.ts';

const DAY = 86_400_000;
const clock = new ManualClock();

eachService(
  'notifications',
  (service) => {
    const { accountId, call, settings, customers, notifications } = notificationAccount(service, clock);

    describe('the logs of a notification', () => {
      const log = async (notification_id: string, more: object): Promise<string> => {
        clock.advance(1);
        const row = {
          account_id: accountId(),
          id: newId('ntflog_', clock),
          notification_id: notification_id as Id<'ntf_'>,
          attempted_at: timestamp(clock.now()),
          duration_ms: 12,
          response_code: 200,
          response_headers: '[["set-cookie","secret=1"]]',
          response_content_type: 'text/plain',
          response_body: 'ok',
          error: null,
          address: '203.0.113.9:443',
          ...more,
        };
        await service().database.db.insertInto('notification_logs').values(row).execute();
        return row.id;
      };

      test('show the response of each attempt, without its address or duration', async () => {
        await settings.create();
        await customers.create();
        await customers.create();
        const [id, other] = await notifications.storedIds();
        const none = { response_code: 0, response_content_type: null, response_body: 'timeout', error: 'timeout' };
        const first = await log(id!, none);
        const attempted = timestamp(clock.now());
        const second = await log(id!, {});
        const attemptedAgain = timestamp(clock.now());
        await log(other!, {});
        expect(await dataOf(await call('GET', `/notifications/${id}/logs`))).toEqual([
          {
            id: second,
            response_code: 200,
            response_content_type: 'text/plain',
            response_body: 'ok',
            attempted_at: attemptedAgain,
          },
          {
            id: first,
            response_code: 0,
            response_content_type: null,
            response_body: 'timeout',
            attempted_at: attempted,
          },
        ]);
        const [page] = (await dataOf(
          await call('GET', `/notifications/${id}/logs?order_by=id[ASC]&after=${first}`),
        )) as unknown as { id: string }[];
        expect(page).toMatchObject({ id: second });
      });

      test.each([
        ['x'.repeat(4_096), 'x'.repeat(4_096)],
        ['x'.repeat(16_384), 'x'.repeat(4_096)],
        [`xx${'é'.repeat(3_000)}`, `xx${'é'.repeat(2_047)}`],
        [`x${'é'.repeat(3_000)}`, `x${'é'.repeat(2_047)}`],
        [`x${'𝄞'.repeat(1_500)}`, `x${'𝄞'.repeat(1_023)}`],
      ])('show the first 4,096 bytes of a body in whole characters', async (body, shown) => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        await log(id!, { response_body: body });
        expect(await dataOf(await call('GET', `/notifications/${id}/logs`))).toMatchObject([{ response_body: shown }]);
      });

      test('are empty before the first attempt, and not found for an unknown notification', async () => {
        await settings.create();
        await customers.create();
        const [id] = await notifications.storedIds();
        expect(await dataOf(await call('GET', `/notifications/${id}/logs`))).toEqual([]);
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        await expectError(await call('GET', `/notifications/${id}/logs`, { key: stranger }), 'not_found');
        await expectError(await call('GET', `/notifications/${newId('ntf_', clock)}/logs?per_page=0`), 'not_found');
        await expectError(await call('GET', '/notifications/ntf_1/logs'), 'bad_request');
        clock.advance(90 * DAY + 1);
        await expectError(await call('GET', `/notifications/${id}/logs`), 'not_found');
      });
    });
  },
  { clock },
);
