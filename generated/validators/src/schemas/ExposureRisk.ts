// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/api-key-exposure.yaml#/ExposureRisk */
const ExposureRiskValidator: Validator<types.ExposureRisk> = /* @__PURE__ */ validator(checkExposureRisk);

export { ExposureRiskValidator as ExposureRisk, checkExposureRisk as check };
