// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['not_provided', 'new', 'existing_details_prefilled'];

function checkSimulatedBusiness(data, fast) {
  let faults = null;
  if (!(data === 'not_provided' || data === 'new' || data === 'existing_details_prefilled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-config.yaml#/SimulatedBusiness */
const SimulatedBusinessValidator: Validator<types.SimulatedBusiness> =
  /* @__PURE__ */ validator(checkSimulatedBusiness);

export { SimulatedBusinessValidator as SimulatedBusiness, checkSimulatedBusiness as check };
