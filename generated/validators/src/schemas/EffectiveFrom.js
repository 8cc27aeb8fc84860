// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['next_billing_period', 'immediately'];

function checkEffectiveFrom(data, fast) {
  let faults = null;
  if (!(data === 'next_billing_period' || data === 'immediately')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const EffectiveFromValidator = /* @__PURE__ */ validator(checkEffectiveFrom);

export { EffectiveFromValidator as EffectiveFrom, checkEffectiveFrom as check };
