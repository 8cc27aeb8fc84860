// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['unpaid', 'paid'];

function checkPayoutStatus(data, fast) {
  let faults = null;
  if (!(data === 'unpaid' || data === 'paid')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/payout.yaml#/PayoutStatus */
const PayoutStatusValidator: Validator<types.PayoutStatus> = /* @__PURE__ */ validator(checkPayoutStatus);

export { PayoutStatusValidator as PayoutStatus, checkPayoutStatus as check };
