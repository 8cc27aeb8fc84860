// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['code_host', 'other'];

function checkExposureSource(data, fast) {
  let faults = null;
  if (!(data === 'code_host' || data === 'other')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ExposureSourceValidator = /* @__PURE__ */ validator(checkExposureSource);

export { ExposureSourceValidator as ExposureSource, checkExposureSource as check };
