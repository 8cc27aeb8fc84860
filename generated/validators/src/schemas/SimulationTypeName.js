// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt, narrow } from '../runtime/fault.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const values = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function checkForm(data, fast) {
  let faults = null;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}
function checkSimulationTypeName(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (checkEventTypeName(data, true) !== null && checkForm(data, true) !== null) {
      if (fast) return rejected;
      faults = adopt(faults, narrow([checkEventTypeName(data, false), checkForm(data, false)], 'anyOf'), '');
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SimulationTypeNameValidator = /* @__PURE__ */ validator(checkSimulationTypeName);

export { SimulationTypeNameValidator as SimulationTypeName, checkSimulationTypeName as check };
