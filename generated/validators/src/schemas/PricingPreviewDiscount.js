// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkPricingPreviewDiscount(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.discount_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_id' });
    } else {
      const discount_id = data.discount_id;
      if (typeof discount_id == 'string') {
        if (!pattern.test(discount_id)) {
          if (fast) return rejected;
          faults = note(faults, '/discount_id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id (dsc_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/discount_id', 'type', { type: 'string' });
      }
    }
    if (data.total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'total' });
    } else {
      const total = data.total;
      if (typeof total == 'string') {
        if (!pattern2.test(total)) {
          if (fast) return rejected;
          faults = note(faults, '/total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/total', 'type', { type: 'string' });
      }
    }
    if (data.formatted_total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'formatted_total' });
    } else {
      const formatted_total = data.formatted_total;
      if (!(typeof formatted_total == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/formatted_total', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PricingPreviewDiscountValidator = /* @__PURE__ */ validator(checkPricingPreviewDiscount);

export { PricingPreviewDiscountValidator as PricingPreviewDiscount, checkPricingPreviewDiscount as check };
