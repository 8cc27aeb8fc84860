import { eventChecks } from '@billing/server/event-checks';
import { eventSamples } from '@billing/server/event-samples';
import type { Transaction } from '@billing/types';
import { expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import type { PlannedEvent } from '../../../service/simulations/plan/planned-event.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { allPermissions, eachService } from '../../support/service.ts';
import { everyScenario } from './every-option.ts';
import { expectCoherent } from './plan-coherence.ts';
import { AT, dataOf, invalid, rejection, storedPlans } from './stored-plans.ts';

/**
 * Personal data of the stored entities, as JSON. No sample contains it, and no id can contain it by chance.
 */
const SENSITIVE = [
  'Stored Sam',
  'stored@customer.example',
  'Stored Street 1',
  '9999 XY',
  'NL-STORED',
  'Sam Card',
  '7788',
].map((value) => JSON.stringify(value));

const CREATION = 'subscription_creation';

eachService(
  'the plan of a scenario with stored entities',
  (service) => {
    const { allEntities, ids, plans } = storedPlans(service);
    const without = (...prefixes: readonly string[]) =>
      allPermissions.filter((name) => !prefixes.some((prefix) => name.startsWith(`${prefix}.`)));

    test('is valid, coherent and masked for the destination with every combination of options', async () => {
      const counts = { scenarios: 0, events: 0 };
      for (const { config } of everyScenario.filter(({ type }) => type === CREATION)) {
        for (const sensitive of [false, true]) {
          const { options } = (config as Readonly<Record<string, { readonly options: object }>>)[CREATION]!;
          const events = await plans.creation({ entities: allEntities(), options, sensitive });
          expectCoherent(events, timestamp(service().services.clock.now()));
          for (const { eventType, data } of events) {
            const check = (
              eventChecks[eventType] as Record<number, (event: object) => Promise<readonly unknown[]>>
            )[1]!;
            const sample = eventSamples[eventType][1];
            expect(await check({ ...sample, data }), eventType).toEqual([]);
          }
          const text = JSON.stringify(events);
          const { customer_id, address_id } = dataOf(events, 'transaction.paid');
          expect({ customer_id, address_id }).toEqual({ customer_id: ids().customer_id, address_id: ids().address_id });
          expect(SENSITIVE.filter((value) => !sensitive && text.includes(value))).toEqual([]);
          counts.scenarios += 1;
          counts.events += events.length;
        }
      }
      console.log(`${counts.scenarios} creations with ${counts.events} events planned from stored entities`);
      expect(counts.scenarios).toBe(108);
    });

    test('shows all stored data to a destination with sensitive fields', async () => {
      const options = { business_simulated_as: 'new', discount_simulated_as: 'prefilled' };
      const shown = await plans.creation({ entities: allEntities(), options, sensitive: true });
      expect(SENSITIVE.filter((value) => !JSON.stringify(shown).includes(value))).toEqual([]);
      expect(dataOf(shown, 'customer.created')).toMatchObject({ id: ids().customer_id, name: 'Stored Sam' });
      expect(dataOf(shown, 'business.created')).toMatchObject({
        id: ids().business_id,
        seller_id: service().accountId,
      });
      expect(dataOf(shown, 'address.updated')).toMatchObject({
        id: ids().address_id,
        second_line: null,
        city: 'Utrecht',
      });
      const masked = await plans.creation({ entities: allEntities(), options });
      expect(dataOf(masked, 'customer.created')).toMatchObject({ name: null, email: 'masked@masked.invalid' });
      expect(dataOf(masked, 'transaction.paid')).toMatchObject({
        discount_id: ids().discount_id,
        business_id: ids().business_id,
        items: [{ price_id: ids().price_id, quantity: 3 }],
        details: { totals: { subtotal: '13500', discount: '1350' } },
        payments: [
          {
            payment_method_id: ids().payment_method_id,
            method_details: { card: { last4: '0000', cardholder_name: '***', expiry_year: 2031 } },
          },
        ],
      });
    });

    test('never masks samples', async () => {
      const events = await plans.creation({
        entities: { address_id: ids().address_id },
        permissions: ['address.read'],
      });
      const { name, email } = eventSamples['customer.created'][1].data;
      expect(dataOf(events, 'customer.created')).toMatchObject({ id: ids().customer_id, name, email });
      expect(dataOf(events, 'address.created')).toMatchObject({
        id: ids().address_id,
        first_line: null,
        city: 'Utrecht',
      });
      expect(dataOf(events, 'transaction.paid')).toMatchObject({
        payments: [{ method_details: { card: { last4: '4242' } } }],
      });
    });

    test('uses entities that the named ones refer to, if the API key may read them', async () => {
      const entities = {
        payment_method_id: ids().payment_method_id,
        items: [{ price_id: ids().price_id, quantity: 1 }],
      };
      const product = (event: PlannedEvent[]) =>
        (dataOf(event, 'transaction.paid') as unknown as Transaction).details.line_items[0]!.product;
      const full = await plans.creation({ entities, sensitive: true });
      expect(dataOf(full, 'customer.created')).toMatchObject({ id: ids().customer_id, name: 'Stored Sam' });
      expect(dataOf(full, 'address.created')).toMatchObject({ id: ids().address_id, first_line: 'Stored Street 1' });
      expect(product(full)).toMatchObject({ id: ids().product_id, tax_category: 'standard' });
      const partly = await plans.creation({
        entities,
        sensitive: true,
        permissions: ['payment_method.read', 'price.read'],
      });
      expect(dataOf(partly, 'customer.created')).toMatchObject({ id: ids().customer_id, name: 'Jo Sample' });
      expect(dataOf(partly, 'address.created')).toMatchObject({ id: ids().address_id, first_line: '1 Example Street' });
      expect(product(partly)).toMatchObject({ id: ids().product_id, tax_category: 'saas' });
      expectCoherent(partly, timestamp(service().services.clock.now()));
    });

    test.each([
      ['customer_id', 'customer'],
      ['address_id', 'address'],
      ['business_id', 'business'],
      ['payment_method_id', 'payment_method'],
      ['discount_id', 'discount'],
      ['items', 'price'],
    ] as const)('naming %s requires the permission %s.read', async (member, noun) => {
      const entities = { [member]: allEntities()[member] };
      expect(await rejection(plans.creation({ entities, permissions: without(noun) }))).toEqual({
        code: 'forbidden',
        faults: [],
      });
      await plans.creation({ entities, permissions: [`${noun}.read`] });
    });

    test('is rejected with all unknown ids, including ids of another account', async () => {
      const id = <P extends string>(prefix: P) => newId(prefix, service().services.clock);
      const entities = {
        customer_id: id('ctm_'),
        address_id: id('add_'),
        business_id: id('biz_'),
        payment_method_id: id('paymtd_'),
        discount_id: id('dsc_'),
        items: [
          { price_id: ids().price_id, quantity: 1 },
          { price_id: id('pri_'), quantity: 1 },
        ],
      };
      expect(await rejection(plans.creation({ entities }))).toEqual(
        invalid(
          `${AT}.customer_id must be the id of an active customer`,
          `${AT}.address_id must be the id of an active address`,
          `${AT}.business_id must be the id of an active business`,
          `${AT}.payment_method_id must be the id of a payment method`,
          `${AT}.discount_id must be the id of an active discount`,
          `${AT}.items[1].price_id must be the id of an active price`,
        ),
      );
      const other = await service().newAccount();
      const { faults } = await rejection(plans.creation({ entities: allEntities(), accountId: other }));
      expect(faults).toHaveLength(6);
    });

    test('is rejected for archived entities and entities of different customers', async () => {
      const client = await service().client();
      const { data: stranger } = await client.customers.create({
        body: { email: `${newId('', service().services.clock)}@customer.example` },
      });
      const entities = {
        customer_id: stranger.id,
        address_id: ids().address_id,
        payment_method_id: ids().payment_method_id,
      };
      expect(await rejection(plans.creation({ entities }))).toEqual(
        invalid(
          `${AT}.address_id must belong to the same customer as the other entities`,
          `${AT}.payment_method_id must belong to the same customer as the other entities`,
        ),
      );
      await service()
        .services.db.updateTable('customers')
        .set({ status: 'archived' })
        .where('id', '=', stranger.id as never)
        .execute();
      expect(await rejection(plans.creation({ entities: { customer_id: stranger.id } }))).toEqual(
        invalid(`${AT}.customer_id must be the id of an active customer`),
      );
    });

    test('is rejected for subscriptions, which are not stored', async () => {
      const subscription_id = newId('sub_', service().services.clock);
      for (const type of [
        'subscription_renewal',
        'subscription_pause',
        'subscription_resume',
        'subscription_cancellation',
      ]) {
        const config = { [type]: { entities: { subscription_id } } };
        expect(await rejection(plans.scenario(type, config))).toEqual(
          invalid(`config.${type}.entities.subscription_id must be the id of a subscription`),
        );
        expect(await rejection(plans.scenario(type, config, { permissions: without('subscription') }))).toEqual({
          code: 'forbidden',
          faults: [],
        });
      }
    });
  },
  { clock: new ManualClock() },
);
