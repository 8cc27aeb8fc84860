import type { SimulationConfig, SimulationScenario } from '@billing/types';

/** The defaults of each scenario's config. */
export const SCENARIO_DEFAULTS: { readonly [S in SimulationScenario]: NonNullable<SimulationConfig[S]> } = {
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
  subscription_renewal: {
    entities: { subscription_id: null },
    options: { payment_outcome: 'success', dunning_exhausted_action: null },
  },
  subscription_pause: {
    entities: { subscription_id: null },
    options: { effective_from: 'immediately', has_past_due_transaction: false },
  },
  subscription_resume: {
    entities: { subscription_id: null },
    options: { payment_outcome: 'success', dunning_exhausted_action: null },
  },
  subscription_cancellation: {
    entities: { subscription_id: null },
    options: { effective_from: 'immediately', has_past_due_transaction: false },
  },
};

export const scenarioNames = Object.keys(SCENARIO_DEFAULTS) as readonly SimulationScenario[];

export function isScenario(type: string): type is SimulationScenario {
  return Object.hasOwn(SCENARIO_DEFAULTS, type);
}
