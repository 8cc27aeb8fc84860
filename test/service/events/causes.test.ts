import { type EventType, routes } from '@billing/server';
import { beforeAll, describe, expect, test } from 'vitest';

import { eventTypeNames } from '../../../service/event-types/event-type-entity.ts';
import { commands } from '../../../service/operator/commands.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { seedEverything } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import type { Entity } from '../../support/operator.ts';
import { eachService } from '../../support/service.ts';
import type { Scene } from './cause.ts';
import { causes } from './causes.ts';
import { originCauses } from './subscription-causes.ts';

/** The entities whose events these tests cover. */
const ENTITIES: ReadonlySet<string> = new Set([
  'address',
  'adjustment',
  'api_key',
  'api_key_exposure',
  'business',
  'client_token',
  'customer',
  'discount',
  'discount_group',
  'invoice',
  'payment_method',
  'price',
  'product',
  'report',
  'subscription',
  'transaction',
]);

/** What is not an operation: a command, a step of the checkout or a job. */
const isOther = (by: string): boolean => /^(?:operator|checkout|worker) /.test(by);

const types = eventTypeNames.filter((type) => ENTITIES.has(type.split('.')[0]!));
const table = (Object.entries(causes) as [EventType, (typeof causes)['customer.created'] & object][]).flatMap(
  ([type, ways]) => ways.map(([by, call]) => ({ type, by, call })),
);
const emitters = Object.values(routes).flatMap(({ id, emits }) =>
  (emits as readonly EventType[]).map((type) => ({ type, by: id as string })),
);

test('each event type of these entities has a cause', () => {
  expect(Object.keys(causes).toSorted()).toEqual(types);
});

test('the table has every operation that documents one of these events, and no other', () => {
  const operations = table.filter(({ by }) => !isOther(by));
  const named = ({ type, by }: { readonly type: string; readonly by: string }): string => `${type} by ${by}`;
  const documented = emitters.filter(({ type }) => types.includes(type));
  expect(operations.map(named).toSorted()).toEqual(documented.map(named).toSorted());
});

test('the table has every command that imports or creates, and names only commands that exist', () => {
  const named = new Set(
    table.filter(({ by }) => !/^(?:checkout|worker) /.test(by)).map(({ by }) => by.replace(/^operator /, '')),
  );
  const names = commands.map(({ name }) => name);
  expect([...named].filter((name) => !names.includes(name) && !name.includes('.'))).toEqual([]);
  const without: ReadonlySet<string> = new Set(['account create', 'checkout-domain create']);
  const making = names.filter((name) => /^import |create$/.test(name) && !without.has(name));
  expect(making.filter((name) => !named.has(name))).toEqual([]);
});

const clock = new ManualClock();

eachService(
  'causes of events',
  (service) => {
    let scene: Scene;

    beforeAll(async () => {
      const { services, accountId } = service();
      scene = {
        service: service(),
        clock,
        client: await service().client(),
        ids: await seedEverything(service()),
        operator: async (name, values = {}, ...positionals) => {
          const hasAccount = commands.find((command) => command.name === name)?.options.some(isAccount) === true;
          const call = { name, values: { ...values, ...(hasAccount && { account: accountId }) }, positionals };
          return (await runCommand(services, call)) as Entity;
        },
      };
    });

    const eventsSince = async (since: string): Promise<{ id: string; type: string }[]> =>
      service()
        .services.db.selectFrom('events')
        .select(['id', 'type'])
        .where('account_id', '=', service().accountId)
        .where('id', '>', since as 'evt_')
        .orderBy('id')
        .execute();

    describe.each(table)('$type', ({ type, by, call }) => {
      test(`is caused by ${by}`, async () => {
        const newest = (await eventsSince('')).at(-1)!.id;
        await call(scene);
        expect((await eventsSince(newest)).map((event) => event.type)).toContain(type);
      });
    });

    test.each(Object.entries(originCauses))('a transaction of the origin %s has a cause', async (origin, [, call]) => {
      const { db } = service().services;
      const query = db
        .selectFrom('transactions')
        .select(['id', 'origin'])
        .where('account_id', '=', service().accountId);
      const earlier = new Set((await query.execute()).map(({ id }) => id));
      await call(scene);
      const created = (await query.execute()).filter(({ id }) => !earlier.has(id));
      expect(created.map((transaction) => transaction.origin)).toContain(origin);
    });
  },
  { clock },
);

function isAccount({ name }: { readonly name: string }): boolean {
  return name === 'account';
}
