import { expect, test } from 'vitest';

import { setsInstrument } from '../../../service/payments/set-instrument.ts';

const ENTERED = { initiator: 'customer', gateway_reference: 'card' } as const;
const OF_SUBSCRIPTION = {
  account_id: 'acc',
  customer_id: 'ctm_1',
  subscription_id: 'sub_1',
  collection_mode: 'automatic',
} as const;

test('what a customer enters for a subscription with automatic collection pays for it from then on', () => {
  expect(setsInstrument(OF_SUBSCRIPTION, ENTERED)).toBe(true);
  expect(setsInstrument(OF_SUBSCRIPTION, { ...ENTERED, initiator: 'service' })).toBe(false);
  expect(setsInstrument(OF_SUBSCRIPTION, { ...ENTERED, gateway_reference: null })).toBe(false);
  expect(setsInstrument({ ...OF_SUBSCRIPTION, subscription_id: null }, ENTERED)).toBe(false);
  expect(setsInstrument({ ...OF_SUBSCRIPTION, collection_mode: 'manual' }, ENTERED)).toBe(false);
});
