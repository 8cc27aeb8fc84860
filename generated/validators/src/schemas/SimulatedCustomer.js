// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['new', 'existing_email_matched', 'existing_details_prefilled'];

function checkSimulatedCustomer(data, fast) {
  let faults = null;
  if (!(data === 'new' || data === 'existing_email_matched' || data === 'existing_details_prefilled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SimulatedCustomerValidator = /* @__PURE__ */ validator(checkSimulatedCustomer);

export { SimulatedCustomerValidator as SimulatedCustomer, checkSimulatedCustomer as check };
