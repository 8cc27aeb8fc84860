// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['start_new_billing_period', 'continue_existing_billing_period'];

function checkOnResume(data, fast) {
  let faults = null;
  if (!(data === 'start_new_billing_period' || data === 'continue_existing_billing_period')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const OnResumeValidator = /* @__PURE__ */ validator(checkOnResume);

export { OnResumeValidator as OnResume, checkOnResume as check };
