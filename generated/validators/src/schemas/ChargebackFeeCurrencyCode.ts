// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

function checkChargebackFeeCurrencyCode(data, fast) {
  let faults = null;
  if (!(data === 'AUD' || data === 'CAD' || data === 'EUR' || data === 'GBP' || data === 'USD')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/adjustment.yaml#/ChargebackFeeCurrencyCode */
const ChargebackFeeCurrencyCodeValidator: Validator<types.ChargebackFeeCurrencyCode> =
  /* @__PURE__ */ validator(checkChargebackFeeCurrencyCode);

export { ChargebackFeeCurrencyCodeValidator as ChargebackFeeCurrencyCode, checkChargebackFeeCurrencyCode as check };
