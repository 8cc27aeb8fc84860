// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['cancel', 'pause', 'resume'];

function checkScheduledAction(data, fast) {
  let faults = null;
  if (!(data === 'cancel' || data === 'pause' || data === 'resume')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ScheduledActionValidator = /* @__PURE__ */ validator(checkScheduledAction);

export { ScheduledActionValidator as ScheduledAction, checkScheduledAction as check };
