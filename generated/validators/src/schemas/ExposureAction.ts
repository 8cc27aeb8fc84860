// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/api-key-exposure.yaml#/ExposureAction */
const ExposureActionValidator: Validator<types.ExposureAction> = /* @__PURE__ */ validator(checkExposureAction);

export { ExposureActionValidator as ExposureAction, checkExposureAction as check };
