import type { SimulationScenario, SimulationType } from '@billing/types';

import { eventTypeEntity, eventTypeNames } from '../../event-types/event-type-entity.ts';
import { SCENARIOS } from './scenario-table.ts';
import { SCENARIO_DEFAULTS, scenarioNames } from './scenario-defaults.ts';

const SCENARIO_TEXTS: Readonly<Record<SimulationScenario, { readonly label: string; readonly description: string }>> = {
  subscription_creation: {
    label: 'Subscription creation',
    description: 'A customer buys a recurring item at a checkout, which starts a subscription.',
  },
  subscription_renewal: {
    label: 'Subscription renewal',
    description: 'A subscription reaches the end of its billing period and is charged for the next one.',
  },
  subscription_pause: {
    label: 'Subscription pause',
    description: 'A subscription is paused, immediately or at the end of its billing period.',
  },
  subscription_resume: {
    label: 'Subscription resume',
    description: 'A paused subscription is resumed and charged for a new billing period.',
  },
  subscription_cancellation: {
    label: 'Subscription cancellation',
    description: 'A subscription is canceled, immediately or at the end of its billing period.',
  },
};

/**
 * Everything that can be simulated: event types by name, then scenarios in the order of a subscription's
 * life cycle.
 */
export const simulationTypes: readonly SimulationType[] = [
  ...eventTypeNames.map((name): SimulationType => {
    const { description, group } = eventTypeEntity(name);
    return { name, label: labelOf(name, group), description, group, type: 'single_event', events: [name] };
  }),
  ...scenarioNames.map((name): SimulationType => {
    const events = stepsOf(name).map(({ type }) => type);
    return { name, ...SCENARIO_TEXTS[name], group: 'Subscription', type: 'scenario', events };
  }),
];

function stepsOf<S extends SimulationScenario>(name: S) {
  return SCENARIOS[name].steps(SCENARIO_DEFAULTS[name].options);
}

/** `API Key` and `api_key.expired` → `API key expired`. */
function labelOf(name: string, group: string): string {
  const [first, ...rest] = group.split(' ');
  const words = name.slice(name.indexOf('.') + 1).split('_');
  return [first, ...rest.map((word) => word.toLowerCase()), ...words].join(' ');
}
