// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function checkSimulationScenario(data, fast) {
  let faults = null;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-run.yaml#/SimulationScenario */
const SimulationScenarioValidator: Validator<types.SimulationScenario> =
  /* @__PURE__ */ validator(checkSimulationScenario);

export { SimulationScenarioValidator as SimulationScenario, checkSimulationScenario as check };
