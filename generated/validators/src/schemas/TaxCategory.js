// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const TaxCategoryValidator = /* @__PURE__ */ validator(checkTaxCategory);

export { TaxCategoryValidator as TaxCategory, checkTaxCategory as check };
