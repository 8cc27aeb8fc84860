// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['AUD', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'PLN', 'SEK', 'USD', 'ZAR'];
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/PayoutCurrencyCode */
const validator0: Validator<types.PayoutCurrencyCode> = /* @__PURE__ */ validator(validate0);

export { validator0 as PayoutCurrencyCode, validate0 as check };
