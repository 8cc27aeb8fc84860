// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['pending_approval', 'approved', 'rejected', 'reversed'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'pending_approval' || data === 'approved' || data === 'rejected' || data === 'reversed')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/adjustment.yaml#/AdjustmentStatus */
const validator0: Validator<types.AdjustmentStatus> = /* @__PURE__ */ validator(validate0);

export { validator0 as AdjustmentStatus, validate0 as check };
