import type { SimulationScenario } from '@billing/types';
import { describe, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { checkedConfig } from '../../../service/simulations/plan/checked-config.ts';
import { filledConfig } from '../../../service/simulations/plan/filled-config.ts';

const NONE = {
  subscription_creation: null,
  subscription_renewal: null,
  subscription_pause: null,
  subscription_resume: null,
  subscription_cancellation: null,
};
const PAYMENT = { payment_outcome: 'success', dunning_exhausted_action: null };
const ENDING = { effective_from: 'immediately', has_past_due_transaction: false };
const DEFAULTS = {
  subscription_creation: {
    entities: {
      customer_id: null,
      address_id: null,
      business_id: null,
      payment_method_id: null,
      discount_id: null,
      transaction_id: null,
      items: null,
    },
    options: {
      customer_simulated_as: 'new',
      business_simulated_as: 'not_provided',
      discount_simulated_as: 'not_provided',
      trial_period_on_price: false,
    },
  },
  subscription_renewal: { entities: { subscription_id: null }, options: PAYMENT },
  subscription_pause: { entities: { subscription_id: null }, options: ENDING },
  subscription_resume: { entities: { subscription_id: null }, options: PAYMENT },
  subscription_cancellation: { entities: { subscription_id: null }, options: ENDING },
};

describe('the config as responses show it', () => {
  test.each(Object.entries(DEFAULTS))('has the defaults of %s, and null for the other four', (type, defaults) => {
    for (const given of [null, { [type]: {} }, { [type]: { entities: {} } }, { ...NONE, [type]: { options: {} } }]) {
      expect(filledConfig(type, given)).toEqual({ ...NONE, [type]: defaults });
    }
    expect(filledConfig(type, filledConfig(type, null))).toEqual(filledConfig(type, null));
  });

  test('contains the values of the request', () => {
    const given = { subscription_pause: { options: { effective_from: 'next_billing_period' } } };
    expect(filledConfig('subscription_pause', given)).toEqual({
      ...NONE,
      subscription_pause: {
        entities: { subscription_id: null },
        options: { effective_from: 'next_billing_period', has_past_due_transaction: false },
      },
    });
  });

  test('is null for a single event', () => expect(filledConfig('customer.created', null)).toBeNull());
});

describe('a config', () => {
  const items = [{ price_id: 'pri_01jg8test00000000000000001', quantity: 1 }];
  const transaction_id = 'txn_01jg8test00000000000000001';

  test.each<[string, SimulationScenario, object, string[]]>([
    ['without the scenario', 'subscription_pause', {}, ['config.subscription_pause is required']],
    [
      'for another scenario',
      'subscription_pause',
      { subscription_resume: {}, subscription_renewal: {} },
      [
        'config.subscription_pause is required',
        'config.subscription_renewal must be absent or null for the scenario subscription_pause',
        'config.subscription_resume must be absent or null for the scenario subscription_pause',
      ],
    ],
    [
      'with a scenario too many',
      'subscription_pause',
      { subscription_pause: {}, subscription_creation: {} },
      ['config.subscription_creation must be absent or null for the scenario subscription_pause'],
    ],
    [
      'with an action after a payment that did not fail',
      'subscription_renewal',
      { subscription_renewal: { options: { dunning_exhausted_action: 'subscription_paused' } } },
      ['config.subscription_renewal.options.dunning_exhausted_action must be null unless payment_outcome is failed'],
    ],
    [
      'with a transaction and items',
      'subscription_creation',
      { subscription_creation: { entities: { transaction_id, items } } },
      ['config.subscription_creation.entities.items must be null when transaction_id is set'],
    ],
  ])('is rejected %s', (_, scenario, config, faults) => {
    const rejected = (): unknown => {
      try {
        return checkedConfig(anyError, scenario, config);
      } catch (error) {
        return error;
      }
    };
    const error = rejected() as ServiceError;
    expect(error).toBeInstanceOf(ServiceError);
    expect(error.fields.map(({ field, message }) => `${field} ${message}`)).toEqual(faults);
  });

  test('is accepted in its stored form', () => {
    const stored = filledConfig('subscription_renewal', {
      subscription_renewal: {
        options: { payment_outcome: 'failed', dunning_exhausted_action: 'subscription_canceled' },
      },
    });
    expect(checkedConfig(anyError, 'subscription_renewal', stored)).toEqual(stored!.subscription_renewal);
  });
});
