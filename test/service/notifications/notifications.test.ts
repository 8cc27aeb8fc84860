import { beforeEach, describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import type { DueDestination } from '../../../service/services.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type Ask, asker } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = new ManualClock();
const announced: DueDestination[] = [];

eachService(
  'notifications',
  (service) => {
    let accountId: string;
    let ask: Ask;
    let made = 0;

    /** Each test has an account of its own. */
    beforeEach(async () => {
      // Forwards only: ids rise, also where a clock is set back.
      clock.advance(DAY);
      accountId = await service().newAccount();
      ask = asker(service(), await service().keyFor({ accountId }));
      announced.length = 0;
    });

    const setting = async (more: Partial<NewSetting> = {}): Promise<Id<'ntfset_'>> => {
      const { services } = service();
      made += 1;
      const start = {
        description: 'Sync',
        type: 'url' as const,
        destination: `https://works.example/${made}`,
        subscribed_events: ['customer.created', 'product.created'],
        include_sensitive_fields: true,
      };
      const created = await services.db
        .transaction()
        .execute((trx) => createSetting(anyError, trx, services, accountId, { ...start, ...more }));
      return created.id;
    };
    const dataOf = async (answer: Response): Promise<Record<string, unknown>> => {
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return ((await answer.json()) as { data: Record<string, unknown> }).data;
    };
    const customer = async (more: object = {}): Promise<string> => {
      made += 1;
      const json = { email: `jo${made}@customer.example`, ...more };
      return String((await dataOf(await ask('POST', '/customers', { json })))['id']);
    };
    const product = async (): Promise<void> => {
      await dataOf(await ask('POST', '/products', { json: { name: 'Team plan', tax_category: 'standard' } }));
    };
    const stored = () =>
      service()
        .database.db.selectFrom('notifications')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
    const storedIds = async () => (await stored()).map(({ id }) => id);
    /** What delivery makes of it in the end. */
    const end = async (status: 'delivered' | 'failed', ids: readonly string[]): Promise<void> => {
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
    };
    const list = async (query = ''): Promise<Record<string, unknown>[]> =>
      (await dataOf(await ask('GET', `/notifications?order_by=id[ASC]&${query}`))) as never;
    const listed = async (query = ''): Promise<string[]> => (await list(query)).map(({ id }) => String(id));
    const replay = (id: string): Promise<Response> => ask('POST', `/notifications/${id}/replay`);
    const replayed = async (id: string): Promise<string> => {
      const answer = await replay(id);
      expect(answer.status, await answer.clone().text()).toBe(202);
      return String((await dataOf(answer))['notification_id']);
    };

    describe('a list', () => {
      test('has those of all destinations of the account, each as it is read by itself', async () => {
        const one = await setting();
        const other = await setting({ subscribed_events: ['customer.created'] });
        await customer();
        await product();
        const found = await list();
        expect(found.map(({ notification_setting_id }) => notification_setting_id)).toEqual([one, other, one]);
        for (const each of found) {
          expect(await dataOf(await ask('GET', `/notifications/${String(each['id'])}`))).toEqual(each);
        }
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        expect(await dataOf(await ask('GET', '/notifications', { key: stranger }))).toEqual([]);
      });

      test('of some destinations, states or both', async () => {
        const [one, other, third] = [await setting(), await setting(), await setting()];
        await customer();
        const [ofOne, ofOther, ofThird] = await storedIds();
        await end('failed', [ofOne!]);
        await end('delivered', [ofOther!]);
        expect(await listed(`notification_setting_id=${one}`)).toEqual([ofOne]);
        expect(await listed(`notification_setting_id=${one},${third}`)).toEqual([ofOne, ofThird]);
        expect(await listed('status=failed,delivered')).toEqual([ofOne, ofOther]);
        expect(await listed('status=not_attempted')).toEqual([ofThird]);
        expect(await listed(`status=failed&notification_setting_id=${other}`)).toEqual([]);
        expect(await listed('status=needs_retry')).toEqual([]);
      });

      test('by a part of the id or of the type, in letters of any size', async () => {
        await setting();
        await customer();
        await product();
        const [first, second] = await storedIds();
        expect(await listed('search=customer.')).toEqual([first]);
        expect(await listed('search=PRODUCT')).toEqual([second]);
        expect(await listed('search=.created')).toEqual([first, second]);
        expect(await listed(`search=${second!.toUpperCase()}`)).toEqual([second]);
        expect(await listed(`search=${second!.slice(-9)}`)).toEqual([second]);
        expect(await listed('search=%25')).toEqual([]);
        expect(await listed('search=_reated')).toEqual([]);
        expect(await listed('search=')).toEqual([first, second]);
      });

      test('by an entity that the body names, its own or another one', async () => {
        await setting();
        const id = await customer();
        const naming = await customer({ custom_data: { referred_by: id } });
        await customer({ name: `${id} and more` });
        const [first, second] = await storedIds();
        expect(await listed(`filter=${id}`)).toEqual([first, second]);
        expect(await listed(`filter=${naming}`)).toEqual([second]);
        expect(await listed(`filter=sub_${id.slice(4)}`)).toEqual([]);
      });

      test('from a moment on, and before another one', async () => {
        await setting();
        const moments: string[] = [];
        for (let n = 0; n < 4; n++) {
          moments.push(clock.now().toISOString());
          await customer();
          clock.advance(30 * MINUTE);
        }
        const [first, second, third, fourth] = await storedIds();
        const [, at2, at3] = moments;
        expect(await listed(`from=${at2}`)).toEqual([second, third, fourth]);
        expect(await listed(`to=${at3}`)).toEqual([first, second]);
        expect(await listed(`from=${at2}&to=${at3}`)).toEqual([second]);
        expect(await listed(`from=${at3}&to=${at2}`)).toEqual([]);
        expect(await listed(`from=${at2!.replace('Z', '0001Z')}&to=${at3!.replace('Z', '0001Z')}`)).toEqual([third]);
        const elsewhere = new Date(Date.parse(at2!) + 2 * 60 * MINUTE).toISOString().replace('Z', '%2B02:00');
        expect(await listed(`from=${elsewhere}&to=${at3}`)).toEqual([second]);
        expect(await listed('from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:60Z')).toHaveLength(4);
      });

      test('before a moment, with the replays of what happened by then, and pages over both', async () => {
        const id = await setting();
        for (let n = 0; n < 3; n++) await customer();
        const [first, second, third] = await storedIds();
        await end('failed', [first!, second!, third!]);
        clock.advance(3 * DAY);
        const to = clock.now().toISOString();
        await customer();
        const later = (await storedIds()).at(-1);
        const replays = [await replayed(first!), await replayed(third!)];
        await end('failed', [later!]);
        const ofLater = await replayed(later!);
        expect(await listed()).toEqual([first, second, third, later, ...replays, ofLater]);
        expect(await listed(`to=${to}`)).toEqual([first, second, third, ...replays]);
        expect(await listed(`from=${to}`)).toEqual([later, ofLater]);

        const query = `notification_setting_id=${id}&to=${to}&per_page=2`;
        const seen: string[] = [];
        let path: string | undefined = `/notifications?${query}`;
        while (path !== undefined) {
          const answer = await ask('GET', path);
          const { data, meta } = (await answer.json()) as {
            data: { id: string }[];
            meta: { pagination: { next: string; has_more: boolean; estimated_total: number } };
          };
          expect(meta.pagination.estimated_total).toBe(5);
          seen.push(...data.map((each) => each.id));
          path = meta.pagination.has_more ? meta.pagination.next.slice(service().url.length) : undefined;
        }
        expect(seen).toEqual([...replays.toReversed(), third, second, first]);
      });

      test('reaches back 90 days from the event, also where a replay is younger', async () => {
        await setting();
        await customer();
        const [old] = await storedIds();
        await end('failed', [old!]);
        clock.advance(DAY);
        await customer();
        const recent = (await storedIds()).at(-1);
        clock.advance(89 * DAY);
        const young = await replayed(old!);
        expect(await listed()).toEqual([old, recent, young]);
        clock.advance(1);
        expect(await listed()).toEqual([recent]);
        expect(await listed(`to=${clock.now().toISOString()}`)).toEqual([recent]);
        expect(await invalidFieldsOf(await ask('GET', `/notifications?after=${young}`))).toEqual(['after']);
      });

      test.each([
        'from=yesterday',
        'to=2026-03-02',
        'from=',
        'from=2026-03-02T00:00:00+01:00',
        'to=2026-02-30T00:00:00Z',
      ])('%s is no moment', async (query) => {
        await expectError(await ask('GET', `/notifications?${query}`), 'invalid_time_query_parameter');
      });

      test.each([
        ['status=lost', 'status'],
        ['notification_setting_id=ntfset_1', 'notification_setting_id'],
        [`search=${'x'.repeat(101)}`, 'search'],
        ['filter=evt_01jg8test00000000000000001', 'filter'],
        ['filter=', 'filter'],
      ])('%s is refused', async (query, field) => {
        expect(await invalidFieldsOf(await ask('GET', `/notifications?${query}`))).toEqual([field]);
      });
    });

    describe('logs', () => {
      const log = async (notification_id: string, more: object): Promise<string> => {
        clock.advance(1);
        const row = {
          account_id: accountId,
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

      test('show each attempt with what came back, and nothing about the way there', async () => {
        await setting();
        await customer();
        await customer();
        const [id, other] = await storedIds();
        const none = { response_code: 0, response_content_type: null, response_body: 'timeout', error: 'timeout' };
        const first = await log(id!, none);
        const attempted = timestamp(clock.now());
        const second = await log(id!, {});
        const attemptedAgain = timestamp(clock.now());
        await log(other!, {});
        expect(await dataOf(await ask('GET', `/notifications/${id}/logs`))).toEqual([
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
          await ask('GET', `/notifications/${id}/logs?order_by=id[ASC]&after=${first}`),
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
        await setting();
        await customer();
        const [id] = await storedIds();
        await log(id!, { response_body: body });
        expect(await dataOf(await ask('GET', `/notifications/${id}/logs`))).toMatchObject([{ response_body: shown }]);
      });

      test('of what has not been tried are none, of what is not there are not found', async () => {
        await setting();
        await customer();
        const [id] = await storedIds();
        expect(await dataOf(await ask('GET', `/notifications/${id}/logs`))).toEqual([]);
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        await expectError(await ask('GET', `/notifications/${id}/logs`, { key: stranger }), 'not_found');
        await expectError(await ask('GET', `/notifications/${newId('ntf_', clock)}/logs?per_page=0`), 'not_found');
        await expectError(await ask('GET', '/notifications/ntf_1/logs'), 'bad_request');
        clock.advance(90 * DAY + 1);
        await expectError(await ask('GET', `/notifications/${id}/logs`), 'not_found');
      });
    });

    describe('a replay', () => {
      test.each(['delivered', 'failed'] as const)(
        'of what was %s is the same event in another notification',
        async (status) => {
          const settingId = await setting();
          const customData = { größe: 'Ærø ☃ 𝄞 \u2028', '10': 1, sum: 0.1 };
          await customer({ custom_data: customData });
          const [id] = await storedIds();
          await end(status, [id!]);
          const before = await dataOf(await ask('GET', `/notifications/${id}`));
          clock.advance(DAY);
          announced.length = 0;
          const added = await replayed(id!);
          expect(added).not.toBe(id);
          expect(await dataOf(await ask('GET', `/notifications/${id}`))).toEqual({
            ...before,
            replayed_at: timestamp(clock.now()),
          });
          expect(await dataOf(await ask('GET', `/notifications/${added}`))).toEqual({
            ...before,
            id: added,
            origin: 'replay',
            status: 'not_attempted',
            payload: { ...(before['payload'] as object), notification_id: added },
          });
          expect(announced).toEqual([{ accountId, settingId }]);
          const due = await service()
            .database.db.selectFrom('delivery_due')
            .select(['notification_id', 'account_id', 'notification_setting_id', 'lease'])
            .where('account_id', '=', accountId)
            .execute();
          expect(due).toEqual([
            { notification_id: added, account_id: accountId, notification_setting_id: settingId, lease: null },
          ]);
        },
      );

      test('has the bytes of the first body but for its id, whatever they are', async () => {
        await setting();
        await customer();
        const [id] = await storedIds();
        await end('failed', [id!]);
        const body = (own: string): string =>
          `{"event_id":"evt_1","event_type":"customer.created","occurred_at":"x","notification_id":"${own}",` +
          `"data":{"2":1.0,"10":-0,"big":1e400,"notification_id":"${id}","__proto__":1,"half":"\\ud800 $& $1"}}`;
        const { db } = service().database;
        await db
          .updateTable('notifications')
          .set({ payload: body(id!) })
          .where('id', '=', id!)
          .execute();
        const added = await replayed(id!);
        const [, copy] = await stored();
        expect(copy!.payload).toBe(body(added));
      });

      test('can be had several times, and the latest is remembered', async () => {
        await setting();
        await customer();
        const [id] = await storedIds();
        await end('failed', [id!]);
        const ids = new Set([await replayed(id!)]);
        clock.advance(MINUTE);
        ids.add(await replayed(id!));
        const answers = await Promise.all([1, 2, 3].map(() => replayed(id!)));
        expect(new Set([...ids, ...answers]).size).toBe(5);
        expect(await dataOf(await ask('GET', `/notifications/${id}`))).toMatchObject({
          replayed_at: timestamp(clock.now()),
        });
        expect(await stored()).toHaveLength(6);
      });

      test('goes where the destination points by then', async () => {
        const settingId = await setting();
        await customer();
        const [id] = await storedIds();
        await ask('PATCH', `/notification-settings/${settingId}`, { json: { active: false } });
        expect(await stored()).toMatchObject([{ status: 'failed' }]);
        const json = { active: true, destination: 'https://elsewhere.example/hook', subscribed_events: [] };
        await ask('PATCH', `/notification-settings/${settingId}`, { json });
        expect((await replay(id!)).status, 'what was ended when it was turned off').toBe(202);
      });

      const expectRefusal = async (id: string, code: Parameters<typeof expectError>[1]): Promise<string> => {
        announced.length = 0;
        const before = await stored();
        const { error } = await expectError(await replay(id), code);
        expect(await stored()).toEqual(before);
        expect(announced).toEqual([]);
        return error.detail;
      };

      test('of what is still being delivered is refused', async () => {
        await setting();
        await customer();
        const [id] = await storedIds();
        expect(await expectRefusal(id!, 'notification_cannot_replay')).toContain('not_attempted');
        const { db } = service().database;
        await db.updateTable('notifications').set({ status: 'needs_retry' }).where('id', '=', id!).execute();
        expect(await expectRefusal(id!, 'notification_cannot_replay')).toContain('needs_retry');
      });

      test('of a replay is refused, in whatever state', async () => {
        await setting();
        await customer();
        const [id] = await storedIds();
        await end('delivered', [id!]);
        const added = await replayed(id!);
        await expectRefusal(added, 'notification_replay_invalid_origin_type');
        await end('failed', [added]);
        await expectRefusal(added, 'notification_replay_invalid_origin_type');
      });

      test('to a destination that is off is refused', async () => {
        const settingId = await setting();
        await customer();
        const [id] = await storedIds();
        await ask('PATCH', `/notification-settings/${settingId}`, { json: { active: false } });
        expect(await expectRefusal(id!, 'notification_cannot_replay')).toContain(settingId);
      });

      test('of what is gone, not yet there, or of others is not found', async () => {
        const settingId = await setting();
        await customer();
        const [id] = await storedIds();
        await end('failed', [id!]);
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        const path = `/notifications/${id}/replay`;
        await expectError(await ask('POST', path, { key: stranger }), 'not_found');
        await expectError(await replay(newId('ntf_', clock)), 'not_found');
        await expectError(await replay('ntf_1'), 'bad_request');
        expect((await ask('POST', path, { json: {} })).status, 'an empty object is no body').toBe(202);
        await expectError(await ask('POST', path, { json: { again: true } }), 'unexpected_request_body');
        clock.advance(90 * DAY + 1);
        await expectRefusal(id!, 'not_found');
        await customer();
        const recent = (await storedIds()).at(-1)!;
        expect((await ask('DELETE', `/notification-settings/${settingId}`)).status).toBe(204);
        await expectRefusal(recent, 'not_found');
      });

      test('and the deletion of its destination at once leave nothing behind', async () => {
        for (let n = 0; n < 8; n++) {
          const settingId = await setting();
          await customer();
          const id = (await storedIds()).at(-1)!;
          await end('failed', [id]);
          const [answer, deletion] = await Promise.all([
            replay(id),
            ask('DELETE', `/notification-settings/${settingId}`),
          ]);
          expect(deletion.status).toBe(204);
          expect([202, 400, 404]).toContain(answer.status);
          expect(await stored()).toEqual([]);
        }
        const { db } = service().database;
        const due = db.selectFrom('delivery_due').select('notification_id').where('account_id', '=', accountId);
        expect(await due.execute()).toEqual([]);
      });
    });
  },
  { clock, notifyDue: (due) => announced.push(...due) },
);
