// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['standard', 'custom'];

function checkDiscountMode(data, fast) {
  let faults = null;
  if (!(data === 'standard' || data === 'custom')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/discount.yaml#/DiscountMode */
const DiscountModeValidator: Validator<types.DiscountMode> = /* @__PURE__ */ validator(checkDiscountMode);

export { DiscountModeValidator as DiscountMode, checkDiscountMode as check };
