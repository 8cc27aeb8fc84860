// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['full', 'partial'];

function checkAdjustmentType(data, fast) {
  let faults = null;
  if (!(data === 'full' || data === 'partial')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/adjustment.yaml#/AdjustmentType */
const AdjustmentTypeValidator: Validator<types.AdjustmentType> = /* @__PURE__ */ validator(checkAdjustmentType);

export { AdjustmentTypeValidator as AdjustmentType, checkAdjustmentType as check };
