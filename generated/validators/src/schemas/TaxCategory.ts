// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
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
const values2 = /* @__PURE__ */ new Set(values);

function checkTaxCategory(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/shared.yaml#/TaxCategory */
const TaxCategoryValidator: Validator<types.TaxCategory> = /* @__PURE__ */ validator(checkTaxCategory);

export { TaxCategoryValidator as TaxCategory, checkTaxCategory as check };
