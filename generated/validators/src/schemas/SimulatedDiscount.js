// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['not_provided', 'prefilled', 'entered_by_customer'];

function checkSimulatedDiscount(data, fast) {
  let faults = null;
  if (!(data === 'not_provided' || data === 'prefilled' || data === 'entered_by_customer')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SimulatedDiscountValidator = /* @__PURE__ */ validator(checkSimulatedDiscount);

export { SimulatedDiscountValidator as SimulatedDiscount, checkSimulatedDiscount as check };
