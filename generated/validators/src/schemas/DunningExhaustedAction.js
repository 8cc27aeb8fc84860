// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['subscription_paused', 'subscription_canceled'];

function checkDunningExhaustedAction(data, fast) {
  let faults = null;
  if (!(data === 'subscription_paused' || data === 'subscription_canceled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const DunningExhaustedActionValidator = /* @__PURE__ */ validator(checkDunningExhaustedAction);

export { DunningExhaustedActionValidator as DunningExhaustedAction, checkDunningExhaustedAction as check };
