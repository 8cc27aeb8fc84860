// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'AUD' || data === 'CAD' || data === 'EUR' || data === 'GBP' || data === 'USD')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/adjustment.yaml#/ChargebackFeeCurrencyCode */
const validator0: Validator<types.ChargebackFeeCurrencyCode> = /* @__PURE__ */ validator(validate0);

export { validator0 as ChargebackFeeCurrencyCode, validate0 as check };
