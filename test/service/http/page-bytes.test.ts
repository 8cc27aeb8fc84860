import { beforeAll, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { newSimulationEvent } from '../../../service/simulations/new-simulation-event.ts';
import { PAGE_BYTES } from '../../../service/storage/read-page.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';

interface Page {
  readonly data: readonly { readonly id?: string; readonly event_id?: string }[];
  readonly meta: {
    readonly pagination: { readonly per_page: number; readonly has_more: boolean; readonly next: string };
  };
}

const RUNS = 25;
/**
 * Of an event's data. A quote takes two bytes in a text in JSON, and four where that is in a text once more.
 */
const DATA_BYTES = 150_000;
const data = { id: 'ctm_01jnk8q4w6x2b9c7d5f3g1h0aa', name: '"'.repeat(DATA_BYTES / 2) };

eachService('lists of large items', (service) => {
  let ids: Ids;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    call = caller(service(), await service().keyFor());
    const { db, clock } = service().services;
    const account_id = service().accountId;
    const now = timestamp(clock.now());
    const occurred = { account_id, type: 'customer.created', occurred_at: now, data: JSON.stringify(data) };
    for (let number = 0; number < RUNS; number += 1) {
      const run = { account_id, id: newId('ntfsimrun_', clock) };
      // The same run has all events, and each run has one.
      const events = [run, { account_id, id: ids.simulation_run_id }].map((each) =>
        newSimulationEvent(accountClock(clock, null), each, { eventType: 'customer.created', occurredAt: now, data }),
      );
      await db
        .insertInto('simulation_runs')
        .values({
          ...run,
          simulation_id: ids.simulation_id,
          notification_setting_id: ids.notification_setting_id,
          status: 'completed',
          type: 'customer.created',
          bytes: Buffer.byteLength(events[0]!.body),
          created_at: now,
          updated_at: now,
        })
        .execute();
      const attempted = events.map((event) => ({ ...event, status: 'success' as const, attempted_at: now }));
      await db.insertInto('simulation_events').values(attempted).execute();
      const more = [1, 2].map(() => ({ ...occurred, id: newId('evt_', clock) }));
      await db.insertInto('events').values(more).execute();
    }
  });

  test.each<[string, (ids: Ids) => string, number]>([
    ['events', () => '/events', 2 * RUNS],
    ['runs with their events', (of) => `/simulations/${of.simulation_id}/runs?include=events`, RUNS],
    ['simulation events', (of) => `/simulations/${of.simulation_id}/runs/${of.simulation_run_id}/events`, RUNS],
  ])('pages of %s end with the item that reaches 8 MiB, and omit no item', async (_, listIn, least) => {
    const list = listIn(ids);
    const found: string[] = [];
    let pages = 0;
    for (let path: string | undefined = `${list}${list.includes('?') ? '&' : '?'}per_page=200`; path !== undefined;) {
      const text = await (await call('GET', path)).text();
      const { data: items, meta } = JSON.parse(text) as Page;
      const { has_more, next, per_page } = meta.pagination;
      const last = Buffer.byteLength(JSON.stringify(items.at(-1)));
      expect(Buffer.byteLength(text) - last, 'what the page has before its last item').toBeLessThan(PAGE_BYTES);
      expect(per_page).toBe(200);
      found.push(...items.map(({ id, event_id }) => id ?? event_id!));
      pages += 1;
      path = has_more ? next.slice(service().url.length) : undefined;
    }
    expect(pages).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
});
