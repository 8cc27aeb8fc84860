// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const SimulatedEffectiveFromValidator = /* @__PURE__ */ validator(checkSimulatedEffectiveFrom);

export { SimulatedEffectiveFromValidator as SimulatedEffectiveFrom, checkSimulatedEffectiveFrom as check };
