import type { SimulationConfig } from '@billing/types';

import type { Lacking } from '../../common/lacking.ts';
import type { AnyObject } from '../../storage/columns.ts';
import { isScenario, SCENARIO_DEFAULTS } from './scenario-defaults.ts';

type OfOne = { readonly entities?: object; readonly options?: object } | null;

/**
 * Rejects, at compile time, a config with members, at any depth, that the filled config does not have: their
 * values would be lost.
 */
type Fillable<Input> = [Lacking<SimulationConfig, Input>] extends [never]
  ? unknown
  : { readonly lacking: Lacking<SimulationConfig, Input> };

/** The config of a request, which any simulation may leave out. */
export function requestedConfig<Input extends object>(
  config: (Input & Fillable<Input>) | null = null,
): AnyObject | null {
  return config as AnyObject | null;
}

/**
 * The config of a simulation as it is stored and returned: all five scenarios, four of them null, with the
 * defaults of every entity and option filled in. Null for a single event.
 *
 * @param config From a request or from the row; null for all defaults.
 */
export function filledConfig(type: string, config: object | null): SimulationConfig | null {
  if (!isScenario(type)) return null;
  const { entities, options } = SCENARIO_DEFAULTS[type];
  const configured = (config as Readonly<Record<string, OfOne | undefined>> | null)?.[type];
  const filled = {
    entities: { ...entities, ...configured?.entities },
    options: { ...options, ...configured?.options },
  };
  return {
    subscription_creation: null,
    subscription_renewal: null,
    subscription_pause: null,
    subscription_resume: null,
    subscription_cancellation: null,
    [type]: filled,
  };
}
