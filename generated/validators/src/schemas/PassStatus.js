// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['open', 'completed', 'abandoned'];

function checkPassStatus(data, fast) {
  let faults = null;
  if (!(data === 'open' || data === 'completed' || data === 'abandoned')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PassStatusValidator = /* @__PURE__ */ validator(checkPassStatus);

export { PassStatusValidator as PassStatus, checkPassStatus as check };
