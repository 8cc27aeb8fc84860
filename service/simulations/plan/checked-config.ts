import type { CreationConfig, RenewalConfig, SimulationConfig, SimulationScenario } from '@billing/types';

import type { FieldFault, NewError } from '../../common/errors.ts';
import { invalidFields } from '../../common/invalid-fields.ts';
import { filledConfig } from './filled-config.ts';
import { scenarioNames } from './scenario-defaults.ts';

/**
 * The scenario's own member of the config, with defaults filled in.
 *
 * @throws `invalid_field` for rules between members, which the spec's schema cannot express: one member,
 *   named like the scenario; `transaction_id` or `items`, not both; `dunning_exhausted_action` only when
 *   `payment_outcome` is `failed`.
 */
export function checkedConfig<S extends SimulationScenario>(
  newError: NewError<'invalid_field'>,
  scenario: S,
  config: object | null,
): NonNullable<SimulationConfig[S]> {
  const own = filledConfig(scenario, config)![scenario]!;
  const [first, ...rest] = [...keyFaults(scenario, config), ...creationFaults(own), ...renewalFaults(scenario, own)];
  if (first !== undefined) throw invalidFields(newError, first, ...rest);
  return own;
}

/** A stored config has null in the members of the other scenarios. */
function keyFaults(scenario: SimulationScenario, config: object | null): FieldFault[] {
  if (config === null) return [];
  const parts = config as Readonly<Record<string, unknown>>;
  const others = scenarioNames.filter((name) => name !== scenario && (parts[name] ?? null) !== null);
  return [
    ...((parts[scenario] ?? null) === null ? [{ field: `config.${scenario}`, message: 'is required' }] : []),
    ...others.map((name) => ({
      field: `config.${name}`,
      message: `must be absent or null for the scenario ${scenario}`,
    })),
  ];
}

function creationFaults({ entities }: NonNullable<SimulationConfig[SimulationScenario]>): FieldFault[] {
  const { transaction_id = null, items = null } = entities as Partial<CreationConfig['entities']>;
  if (transaction_id === null || items === null) return [];
  return [{ field: 'config.subscription_creation.entities.items', message: 'must be null when transaction_id is set' }];
}

function renewalFaults(
  scenario: SimulationScenario,
  { options }: NonNullable<SimulationConfig[SimulationScenario]>,
): FieldFault[] {
  const { payment_outcome, dunning_exhausted_action = null } = options as Partial<RenewalConfig['options']>;
  if (payment_outcome === 'failed' || dunning_exhausted_action === null) return [];
  const field = `config.${scenario}.options.dunning_exhausted_action`;
  return [{ field, message: 'must be null unless payment_outcome is failed' }];
}
