import { beforeAll, expect, test } from 'vitest';

import { allPermissions, eachService } from '../../support/service.ts';
import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError } from '../http/expect-error.ts';

interface Created {
  readonly data: { readonly id: string };
}

eachService('read permissions for the events of a run', (service) => {
  let ids: Ids;
  let author: Call;
  let other: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    author = caller(service(), await service().keyFor());
    const permissions = allPermissions.filter((name) => !name.startsWith('customer.'));
    other = caller(service(), await service().keyFor({ permissions }));
  });

  /** The path of a run that the author has started, and that of one of its events. */
  const startedRun = async (simulation: object): Promise<{ runs: string; run: string; event: string }> => {
    const body = { notification_setting_id: ids.notification_setting_id, name: 'Shown', ...simulation };
    const { data: made } = (await (await author('POST', '/simulations', { json: body })).json()) as Created;
    const runs = `/simulations/${made.id}/runs`;
    const { data: started } = (await (await author('POST', runs)).json()) as Created;
    const run = `${runs}/${started.id}`;
    const { data: events } = (await (await author('GET', `${run}/events`)).json()) as { data: { id: string }[] };
    return { runs, run, event: `${run}/events/${events[0]!.id}` };
  };

  test.each<[string, (of: Ids) => object]>([
    ['a customer named by a payload', (of) => ({ type: 'customer.updated', payload: { id: of.customer_id } })],
    [
      'a customer named by a config',
      (of) => ({
        type: 'subscription_creation',
        config: { subscription_creation: { entities: { customer_id: of.customer_id } } },
      }),
    ],
    [
      'the customer of an address',
      (of) => ({
        type: 'subscription_creation',
        config: { subscription_creation: { entities: { address_id: of.address_id } } },
      }),
    ],
  ])('a key that may not read customers receives no events that contain %s', async (_, simulationIn) => {
    const { runs, run, event } = await startedRun(simulationIn(ids));
    const reads = [`${runs}?include=events`, `${run}?include=events`, `${run}/events`, event];
    for (const path of [...reads, `${event}/replay`]) {
      const response = await other(reads.includes(path) ? 'GET' : 'POST', path);
      const text = await response.clone().text();
      const { error } = await expectError(response, 'forbidden');
      expect(error.detail, path).toContain('customer.read');
      expect(text, path).not.toContain('fixture@customer.example');
    }
    for (const path of reads) expect((await author('GET', path)).status, path).toBe(200);
    for (const path of [runs, run]) expect((await other('GET', path)).status, path).toBe(200);
  });

  test('a key that may not read customers receives the events of a run with samples or with other entities', async () => {
    for (const simulation of [
      { type: 'customer.updated' },
      { type: 'subscription_creation' },
      { type: 'product.updated', payload: { id: ids.product_id } },
    ]) {
      const { runs, run, event } = await startedRun(simulation);
      for (const path of [`${runs}?include=events`, `${run}?include=events`, `${run}/events`, event]) {
        expect((await other('GET', path)).status, path).toBe(200);
      }
    }
  });
});
