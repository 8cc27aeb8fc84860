import { beforeAll, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { silentLog } from '../../../service/common/log.ts';
import { runRetention } from '../../../service/retention/run-retention.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';

const DAY = 86_400_000;
const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'runs that have ended',
  (service) => {
    let ids: Ids;
    let call: Call;
    let path: string;

    beforeAll(async () => {
      ids = await seedEverything(service());
      call = caller(service(), await service().keyFor());
      path = `/simulations/${ids.simulation_id}/runs/${ids.simulation_run_id}`;
    });

    const dataOf = async (response: Response): Promise<Record<string, unknown>> => {
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    };

    test('returns a run of a single event, with its events only if included', async () => {
      expect(await dataOf(await call('GET', path))).toEqual({
        id: ids.simulation_run_id,
        status: 'completed',
        type: 'customer.created',
        created_at: timestamp(clock.now()),
        updated_at: timestamp(clock.now()),
      });
    });

    test('returns a run of a scenario', async () => {
      const { db } = service().database;
      const where = db.updateTable('simulation_runs').where('id', '=', ids.simulation_run_id);
      for (const scenario of ['creation', 'renewal', 'pause', 'resume', 'cancellation']) {
        await where.set({ type: `subscription_${scenario}` }).execute();
        expect(await dataOf(await call('GET', path))).toMatchObject({ type: `subscription_${scenario}` });
      }
      await where.set({ type: 'customer.created' }).execute();
    });

    test('include=events adds the events in the order of sending', async () => {
      const { events } = (await dataOf(await call('GET', `${path}?include=events`))) as {
        events: Record<string, unknown>[];
      };
      expect(events).toHaveLength(2);
      expect(events[0]).toMatchObject({
        id: ids.simulation_event_id,
        status: 'success',
        response: { body: 'ok', status_code: 200 },
      });
      expect(events[1]).toMatchObject({ status: 'aborted', request: null, response: null });
      expect(String(events[0]!['id']) < String(events[1]!['id'])).toBe(true);
      expect(await dataOf(await call('GET', `${path}/events/${String(events[1]!['id'])}`))).toEqual(events[1]);
    });

    test.each(['event', 'events,runs', ''])('rejects include=%s', async (include) => {
      const fields = await invalidFieldsOf(await call('GET', `${path}?include=${include}`));
      expect(fields.every((field) => field.startsWith('include'))).toBe(true);
    });

    test('retains runs and their events for 90 days, then deletes them', async () => {
      const event = `${path}/events/${ids.simulation_event_id}`;
      const { db, connections } = service().database;
      const stored = async (): Promise<number[]> => {
        const runs = await db.selectFrom('simulation_runs').select('id').execute();
        return [runs.length, (await db.selectFrom('simulation_events').select('id').execute()).length];
      };
      const listed = async (list: string): Promise<number> =>
        ((await (await call('GET', list)).json()) as { data: object[] }).data.length;
      const replay = `${event}/replay`;
      clock.advance(90 * DAY);
      await runRetention({ db, connections, clock, log: silentLog });
      for (const kept of [path, event]) expect((await call('GET', kept)).status).toBe(200);
      expect(await listed(`/simulations/${ids.simulation_id}/runs`)).toBe(1);
      clock.advance(1);
      for (const gone of [path, event, `${path}/events`]) await expectError(await call('GET', gone), 'not_found');
      await expectError(await call('POST', replay), 'not_found');
      expect(await listed(`/simulations/${ids.simulation_id}/runs`)).toBe(0);
      expect(await stored()).toEqual([1, 2]);
      await runRetention({ db, connections, clock, log: silentLog });
      expect(await stored()).toEqual([0, 0]);
      expect((await call('GET', `/simulations/${ids.simulation_id}`)).status).toBe(200);
    });
  },
  { clock },
);
