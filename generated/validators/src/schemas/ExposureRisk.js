// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['high', 'low'];

function checkExposureRisk(data, fast) {
  let faults = null;
  if (!(data === 'high' || data === 'low')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ExposureRiskValidator = /* @__PURE__ */ validator(checkExposureRisk);

export { ExposureRiskValidator as ExposureRisk, checkExposureRisk as check };
