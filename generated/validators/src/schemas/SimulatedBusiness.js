// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const SimulatedBusinessValidator = /* @__PURE__ */ validator(checkSimulatedBusiness);

export { SimulatedBusinessValidator as SimulatedBusiness, checkSimulatedBusiness as check };
