// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['charge', 'credit'];

function checkUpdateAction(data, fast) {
  let faults = null;
  if (!(data === 'charge' || data === 'credit')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const UpdateActionValidator = /* @__PURE__ */ validator(checkUpdateAction);

export { UpdateActionValidator as UpdateAction, checkUpdateAction as check };
