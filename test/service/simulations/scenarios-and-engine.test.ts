import { describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { allPermissions, eachService, type TestService } from '../../support/service.ts';
import { differencesOf } from './differences.ts';
import { everyScenario } from './every-option.ts';
import { type ComparedEvent, isPerformable, type Options, realEvents } from './real-scenarios.ts';

const CREATION = 'subscription_creation';

/** What differs in the members of a scenario, and why both are right. */
interface Difference {
  readonly why: string;
  readonly concerns: (type: string, options: Options) => boolean;
  /** As `event member: simulated → real`. */
  readonly members: readonly string[];
}

const isEntered = (type: string, { customer_simulated_as: customer }: Options): boolean =>
  type === CREATION && customer !== 'existing_details_prefilled';

const DIFFERENCES: readonly Difference[] = [
  {
    why: 'the API creates the transactions of the hosted checkout; web is the origin of those that a page opens',
    concerns: (type) => type === CREATION,
    members: ['transaction origin: web → api'],
  },
  {
    why: 'the scenario pays with a saved payment method, and the customer has not chosen to save the card',
    concerns: (type) => type === CREATION,
    members: ['transaction payments[0].payment_method_id: paymtd_… → null'],
  },
  {
    why: 'a new card becomes a payment method when it has paid',
    concerns: (_type, options) => options['payment_outcome'] === 'recovered_updated_payment_method',
    members: ['transaction payments[0].payment_method_id: paymtd_… → null'],
  },
  {
    why: 'the hosted checkout takes no more of an address than its country and postal code',
    concerns: isEntered,
    members: ['city', 'description', 'first_line'].map((member) => `address ${member}: text → null`),
  },
  {
    why: 'the sample customer has custom data, which a checkout does not set',
    concerns: (type, options) => isEntered(type, options) && options['customer_simulated_as'] === 'new',
    members: ['customer custom_data: text → null'],
  },
  {
    why: 'the documented scenario schedules the change while the subscription is active, and its charge fails later',
    concerns: (_type, options) =>
      options['effective_from'] === 'next_billing_period' && options['has_past_due_transaction'] === true,
    members: ['subscription status: active → past_due'],
  },
];

const named = ({ type, data }: ComparedEvent): string => `${type} ${String(data['status'])}`;

async function simulatedEvents(service: TestService, type: string, config: object): Promise<readonly ComparedEvent[]> {
  const caller = { accountId: service.accountId, permissions: allPermissions };
  const destination = { api_version: 1, include_sensitive_fields: true };
  const services = { ...inSystemTime(service.services), newError: anyError };
  const events = await planEvents(services, caller, { type, payload: null, config }, destination);
  return events.map(({ eventType, data }) => ({ type: eventType, data }));
}

/** The events of a scenario in the order of the engine. */
function inOrderOfEngine(events: readonly ComparedEvent[]): readonly ComparedEvent[] {
  const order = [...events];
  // The scenario reports the attempt and its failure one after the other, the engine both at once.
  const failed = order.findIndex(({ type }) => type === 'transaction.payment_failed');
  if (failed !== -1) order.splice(failed - 1, 1);
  // A payment method is saved when it has paid.
  const saved = order.findIndex(({ type }) => type === 'payment_method.saved');
  const activated = order.findIndex(({ type }) => type === 'subscription.activated');
  if (saved !== -1) order.splice(activated, 0, ...order.splice(saved, 1));
  return order;
}

/** What the engine reports of entities that the scenario is not about. */
function isAside({ type }: ComparedEvent): boolean {
  return type === 'discount.updated';
}

eachService(
  'a scenario and what the engine emits',
  (service) => {
    describe.each(everyScenario.filter(({ config }) => isPerformable(optionsOf(config))))(
      '$type with $config',
      ({ type, config }) => {
        test('have the same events in the same order, with the same members and values', async () => {
          const options = optionsOf(config);
          const simulated = inOrderOfEngine(await simulatedEvents(service(), type, config));
          const all = await realEvents(service(), type, options);
          const real = all.filter((event) => !isAside(event));
          expect(all.length - real.length).toBe(options['discount_simulated_as'] === 'prefilled' ? 1 : 0);
          expect(real.map((event) => event.type)).toEqual(simulated.map((event) => event.type));
          const found = simulated.flatMap((event, index) =>
            differencesOf(event, real[index]!).map((difference) => `${event.type.split('.')[0]} ${difference}`),
          );
          const known = DIFFERENCES.filter(({ concerns }) => concerns(type, options));
          expect([...new Set(found)].toSorted(), real.map(named).join(', ')).toEqual(
            known.flatMap(({ members }) => members).toSorted(),
          );
        });
      },
    );
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);

test('a scenario that the engine does not perform needs a customer who enters a business or a discount', () => {
  const others = everyScenario.filter(({ config }) => !isPerformable(optionsOf(config)));
  expect(new Set(others.map(({ type }) => type))).toEqual(new Set([CREATION]));
  expect(everyScenario.length - others.length).toBe(36);
});

function optionsOf(config: object): Options {
  return (Object.values(config)[0] as { readonly options: Options }).options;
}
