// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['immediately', 'next_billing_period'];

function checkSimulatedEffectiveFrom(data, fast) {
  let faults = null;
  if (!(data === 'immediately' || data === 'next_billing_period')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-config.yaml#/SimulatedEffectiveFrom */
const SimulatedEffectiveFromValidator: Validator<types.SimulatedEffectiveFrom> =
  /* @__PURE__ */ validator(checkSimulatedEffectiveFrom);

export { SimulatedEffectiveFromValidator as SimulatedEffectiveFrom, checkSimulatedEffectiveFrom as check };
