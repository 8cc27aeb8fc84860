// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['revoked', 'none'];

function checkExposureAction(data, fast) {
  let faults = null;
  if (!(data === 'revoked' || data === 'none')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ExposureActionValidator = /* @__PURE__ */ validator(checkExposureAction);

export { ExposureActionValidator as ExposureAction, checkExposureAction as check };
