// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/simulation-run.yaml#/SimulationScenario */
const validator0: Validator<types.SimulationScenario> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationScenario, validate0 as check };
