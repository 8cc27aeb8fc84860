// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'digital-goods',
  'ebooks',
  'implementation-services',
  'professional-services',
  'saas',
  'software-programming-services',
  'standard',
  'training-services',
  'website-hosting',
];
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

/** @see schemas/shared.yaml#/TaxCategory */
const validator0: Validator<types.TaxCategory> = /* @__PURE__ */ validator(validate0);

export { validator0 as TaxCategory, validate0 as check };
