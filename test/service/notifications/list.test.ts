import { describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { notificationAccount } from './notification-account.ts';
import { dataOf } from '../http/data-of.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const clock = new ManualClock();

eachService(
  'notifications',
  (service) => {
    const { call, settings, customers, products, notifications } = notificationAccount(service, clock);

    describe('the list of notifications', () => {
      test('returns the notifications of all destinations of the account, in the same form as a single get', async () => {
        const one = await settings.create();
        const other = await settings.create({ subscribed_events: ['customer.created'] });
        await customers.create();
        await products.create();
        const found = await notifications.list();
        expect(found.map(({ notification_setting_id }) => notification_setting_id)).toEqual([one, other, one]);
        for (const each of found) {
          expect(await dataOf(await call('GET', `/notifications/${String(each['id'])}`))).toEqual(each);
        }
        const stranger = await service().keyFor({ accountId: await service().newAccount() });
        expect(await dataOf(await call('GET', '/notifications', { key: stranger }))).toEqual([]);
      });

      test('filters by destinations, statuses and both', async () => {
        const [one, other, third] = [await settings.create(), await settings.create(), await settings.create()];
        await customers.create();
        const [ofOne, ofOther, ofThird] = await notifications.storedIds();
        await notifications.finish('failed', [ofOne!]);
        await notifications.finish('delivered', [ofOther!]);
        expect(await notifications.listIds(`notification_setting_id=${one}`)).toEqual([ofOne]);
        expect(await notifications.listIds(`notification_setting_id=${one},${third}`)).toEqual([ofOne, ofThird]);
        expect(await notifications.listIds('status=failed,delivered')).toEqual([ofOne, ofOther]);
        expect(await notifications.listIds('status=not_attempted')).toEqual([ofThird]);
        expect(await notifications.listIds(`status=failed&notification_setting_id=${other}`)).toEqual([]);
        expect(await notifications.listIds('status=needs_retry')).toEqual([]);
      });

      test('searches for a part of the id or the event type, ignoring case', async () => {
        await settings.create();
        await customers.create();
        await products.create();
        const [first, second] = await notifications.storedIds();
        expect(await notifications.listIds('search=customer.')).toEqual([first]);
        expect(await notifications.listIds('search=PRODUCT')).toEqual([second]);
        expect(await notifications.listIds('search=.created')).toEqual([first, second]);
        expect(await notifications.listIds(`search=${second!.toUpperCase()}`)).toEqual([second]);
        expect(await notifications.listIds(`search=${second!.slice(-9)}`)).toEqual([second]);
        expect(await notifications.listIds('search=%25')).toEqual([]);
        expect(await notifications.listIds('search=_reated')).toEqual([]);
        expect(await notifications.listIds('search=')).toEqual([first, second]);
      });

      test('filters by the id of any entity in the payload', async () => {
        await settings.create();
        const id = await customers.create();
        const naming = await customers.create({ custom_data: { referred_by: id } });
        await customers.create({ name: `${id} and more` });
        const [first, second] = await notifications.storedIds();
        expect(await notifications.listIds(`filter=${id}`)).toEqual([first, second]);
        expect(await notifications.listIds(`filter=${naming}`)).toEqual([second]);
        expect(await notifications.listIds(`filter=sub_${id.slice(4)}`)).toEqual([]);
      });

      test('filters by occurred_at from a time on and before another', async () => {
        await settings.create();
        const moments: string[] = [];
        for (let n = 0; n < 4; n++) {
          moments.push(clock.now().toISOString());
          await customers.create();
          clock.advance(30 * MINUTE);
        }
        const [first, second, third, fourth] = await notifications.storedIds();
        const [, at2, at3] = moments;
        expect(await notifications.listIds(`from=${at2}`)).toEqual([second, third, fourth]);
        expect(await notifications.listIds(`to=${at3}`)).toEqual([first, second]);
        expect(await notifications.listIds(`from=${at2}&to=${at3}`)).toEqual([second]);
        expect(await notifications.listIds(`from=${at3}&to=${at2}`)).toEqual([]);
        expect(
          await notifications.listIds(`from=${at2!.replace('Z', '0001Z')}&to=${at3!.replace('Z', '0001Z')}`),
        ).toEqual([third]);
        const elsewhere = new Date(Date.parse(at2!) + 2 * 60 * MINUTE).toISOString().replace('Z', '%2B02:00');
        expect(await notifications.listIds(`from=${elsewhere}&to=${at3}`)).toEqual([second]);
        expect(await notifications.listIds('from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:60Z')).toHaveLength(4);
      });

      test('includes replays of earlier events before a time, and pages over events and replays together', async () => {
        const id = await settings.create();
        for (let n = 0; n < 3; n++) await customers.create();
        const [first, second, third] = await notifications.storedIds();
        await notifications.finish('failed', [first!, second!, third!]);
        clock.advance(3 * DAY);
        const to = clock.now().toISOString();
        await customers.create();
        const later = (await notifications.storedIds()).at(-1);
        const replays = [await notifications.replayed(first!), await notifications.replayed(third!)];
        await notifications.finish('failed', [later!]);
        const ofLater = await notifications.replayed(later!);
        expect(await notifications.listIds()).toEqual([first, second, third, later, ...replays, ofLater]);
        expect(await notifications.listIds(`to=${to}`)).toEqual([first, second, third, ...replays]);
        expect(await notifications.listIds(`from=${to}`)).toEqual([later, ofLater]);

        const query = `notification_setting_id=${id}&to=${to}&per_page=2`;
        const seen: string[] = [];
        let path: string | undefined = `/notifications?${query}`;
        while (path !== undefined) {
          const response = await call('GET', path);
          const { data, meta } = (await response.json()) as {
            data: { id: string }[];
            meta: { pagination: { next: string; has_more: boolean; estimated_total: number } };
          };
          expect(meta.pagination.estimated_total).toBe(5);
          seen.push(...data.map((each) => each.id));
          path = meta.pagination.has_more ? meta.pagination.next.slice(service().url.length) : undefined;
        }
        expect(seen).toEqual([...replays.toReversed(), third, second, first]);
      });

      test('goes back 90 days from the event, even if a replay is younger', async () => {
        await settings.create();
        await customers.create();
        const [old] = await notifications.storedIds();
        await notifications.finish('failed', [old!]);
        clock.advance(DAY);
        await customers.create();
        const recent = (await notifications.storedIds()).at(-1);
        clock.advance(89 * DAY);
        const young = await notifications.replayed(old!);
        expect(await notifications.listIds()).toEqual([old, recent, young]);
        clock.advance(1);
        expect(await notifications.listIds()).toEqual([recent]);
        expect(await notifications.listIds(`to=${clock.now().toISOString()}`)).toEqual([recent]);
        expect(await invalidFieldsOf(await call('GET', `/notifications?after=${young}`))).toEqual(['after']);
      });

      test.each([
        'from=yesterday',
        'to=2026-03-02',
        'from=',
        'from=2026-03-02T00:00:00+01:00',
        'to=2026-02-30T00:00:00Z',
      ])('rejects the query %s, which has no valid date-time', async (query) => {
        await expectError(await call('GET', `/notifications?${query}`), 'invalid_time_query_parameter');
      });

      test.each([
        ['status=lost', 'status'],
        ['notification_setting_id=ntfset_1', 'notification_setting_id'],
        [`search=${'x'.repeat(101)}`, 'search'],
        ['filter=evt_01jg8test00000000000000001', 'filter'],
        ['filter=', 'filter'],
      ])('rejects the query %s and names the parameter %s', async (query, field) => {
        expect(await invalidFieldsOf(await call('GET', `/notifications?${query}`))).toEqual([field]);
      });
    });
  },
  { clock },
);
