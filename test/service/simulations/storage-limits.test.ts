import { beforeAll, beforeEach, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { newSimulationEvent } from '../../../service/simulations/new-simulation-event.ts';
import { RUN_BYTES, RUN_EVENTS } from '../../../service/simulations/run-limits.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError } from '../http/expect-error.ts';

const LIMIT = 'storage_limit_reached';
const rules = { maxSimulations: 3, maxSimulationRuns: 3, maxSimulationBytes: 30_000, maxCustomDataBytes: 20_000 };

eachService(
  'storage limits of an account',
  (service) => {
    let accountId: string;
    let ids: Ids;
    let call: Call;

    beforeEach(async () => {
      accountId = await service().newAccount();
      ids = await seedEverything(service(), accountId);
      call = caller(service(), await service().keyFor({ accountId }));
    });

    const simulation = (more: object = {}): object => ({
      notification_setting_id: ids.notification_setting_id,
      name: 'One more',
      type: 'customer.created',
      ...more,
    });
    const create = (more?: object): Promise<Response> => call('POST', '/simulations', { json: simulation(more) });
    const idOf = async (response: Response): Promise<string> => {
      expect(response.status).toBe(201);
      return ((await response.json()) as { data: { id: string } }).data.id;
    };
    /** As if all that was started had been sent. */
    const finish = async (): Promise<void> => {
      const done = { status: 'completed' as const, due_at: null };
      await service()
        .services.db.updateTable('simulation_runs')
        .set(done)
        .where('account_id', '=', accountId)
        .execute();
    };

    test('rejects a simulation beyond the limit of the account', async () => {
      // Two beside that of the fixtures.
      for (const _ of [1, 2]) expect((await create()).status).toBe(201);
      const { error } = await expectError(await create(), LIMIT);
      expect(error.detail).toBe(
        'An account can have at most 3 simulations, archived ones included. Update a simulation that you no longer need instead.',
      );
    });

    test('rejects a run beyond the limit of the account', async () => {
      const runs = `/simulations/${await idOf(await create())}/runs`;
      for (const _ of [1, 2]) {
        expect((await call('POST', runs)).status).toBe(201);
        await finish();
      }
      const { error } = await expectError(await call('POST', runs), LIMIT);
      expect(error.detail).toContain('An account can have at most 3 simulation runs in 90 days.');
    });

    test('counts the bytes of payloads and events together, and subtracts those that a change removes', async () => {
      const payload = { custom_data: { text: 'x'.repeat(12_000) } };
      const id = await idOf(await create({ payload }));
      const other = await idOf(await create());
      expect((await call('POST', `/simulations/${id}/runs`)).status).toBe(201);
      await finish();
      const { error } = await expectError(await call('PATCH', `/simulations/${other}`, { json: { payload } }), LIMIT);
      expect(error.detail).toContain("events of an account's simulations can have at most 30000 bytes");
      await expectError(await call('POST', `/simulations/${id}/runs`), LIMIT);
      expect((await call('PATCH', `/simulations/${id}`, { json: { payload: null } })).status).toBe(200);
      expect((await call('PATCH', `/simulations/${other}`, { json: { payload } })).status).toBe(200);
    });

    test('rejects custom_data beyond the limit of the account', async () => {
      const custom_data = { text: 'x'.repeat(9_900) };
      const product = { name: 'Plan', tax_category: 'standard', custom_data };
      expect((await call('POST', '/products', { json: product })).status).toBe(201);
      expect((await call('POST', '/customers', { json: { email: 'one@x.example', custom_data } })).status).toBe(201);
      const business = { name: 'Works', custom_data };
      for (const [path, json] of [
        [`/customers/${ids.customer_id}/businesses`, business],
        ['/customers', { email: 'two@x.example', custom_data }],
        ['/products', product],
      ] as const) {
        const { error } = await expectError(await call('POST', path, { json }), LIMIT);
        expect(error.detail).toContain('may have at most 20000 bytes. It has 19822');
      }
      expect((await call('POST', '/customers', { json: { email: 'two@x.example' } })).status).toBe(201);
    });

    test('rejects a replay in a run that has 100 events', async () => {
      const { db, clock } = service().services;
      const run = { account_id: accountId, id: ids.simulation_run_id };
      const content = { eventType: 'customer.created', occurredAt: timestamp(clock.now()), data: {} };
      // Two are there, and one may follow.
      const events = Array.from({ length: RUN_EVENTS - 3 }, () =>
        newSimulationEvent(accountClock(clock, null), run, content),
      );
      await db.insertInto('simulation_events').values(events).execute();
      const replay = `/simulations/${ids.simulation_id}/runs/${run.id}/events/${ids.simulation_event_id}/replay`;
      expect((await call('POST', replay)).status).toBe(202);
      const { error } = await expectError(await call('POST', replay), LIMIT);
      expect(error.detail).toContain('A run can have at most 100 events, replays included');
    });
  },
  { rules },
);

eachService('size limits of a run', (service) => {
  let ids: Ids;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    call = caller(service(), await service().keyFor());
  });

  test('rejects a run of a scenario whose events have more than 2 MiB', async () => {
    const { db } = service().services;
    const custom_data = JSON.stringify({ text: 'x'.repeat(16_000) });
    await db.updateTable('prices').set({ custom_data }).where('id', '=', ids.price_id).execute();
    const items = Array.from({ length: 100 }, () => ({ price_id: ids.price_id, quantity: 1 }));
    const json = {
      notification_setting_id: ids.notification_setting_id,
      name: 'Much',
      type: 'subscription_creation',
      config: { subscription_creation: { entities: { items } } },
    };
    const made = await call('POST', '/simulations', { json });
    const { data } = (await made.json()) as { readonly data: { readonly id: string } };
    const runs = `/simulations/${data.id}/runs`;
    const { error } = await expectError(await call('POST', runs), 'notification_simulation_run_configuration_conflict');
    expect(error.detail).toContain(`more than ${RUN_BYTES} bytes`);
    await db.updateTable('prices').set({ custom_data: null }).where('id', '=', ids.price_id).execute();
    expect((await call('POST', runs)).status).toBe(201);
  });
});
