// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending_approval', 'approved', 'rejected', 'reversed'];

function checkAdjustmentStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending_approval' || data === 'approved' || data === 'rejected' || data === 'reversed')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/adjustment.yaml#/AdjustmentStatus */
const AdjustmentStatusValidator: Validator<types.AdjustmentStatus> = /* @__PURE__ */ validator(checkAdjustmentStatus);

export { AdjustmentStatusValidator as AdjustmentStatus, checkAdjustmentStatus as check };
