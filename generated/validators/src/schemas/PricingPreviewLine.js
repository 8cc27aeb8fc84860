// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkFormattedTotals } from '../schemas/FormattedTotals.js';
import { check as checkPrice } from '../schemas/Price.js';
import { check as checkPricingPreviewDiscount } from '../schemas/PricingPreviewDiscount.js';
import { check as checkProduct } from '../schemas/Product.js';
import { check as checkTotals } from '../schemas/Totals.js';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkPricingPreviewLine(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'price' });
    } else {
      const price = data.price;
      const found = checkPrice(price, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/price');
      }
    }
    if (data.product === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product' });
    } else {
      const product = data.product;
      const found2 = checkProduct(product, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/product');
      }
    }
    if (data.quantity === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'quantity' });
    } else {
      const quantity = data.quantity;
      if (!Number.isInteger(quantity)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: 'integer' });
      }
      if (typeof quantity == 'number' && isFinite(quantity)) {
        if (quantity < 1) {
          if (fast) return rejected;
          faults = note(faults, '/quantity', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.tax_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      const tax_rate = data.tax_rate;
      if (typeof tax_rate == 'string') {
        if (!pattern.test(tax_rate)) {
          if (fast) return rejected;
          faults = note(faults, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_rate', 'type', { type: 'string' });
      }
    }
    if (data.unit_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_totals' });
    } else {
      const unit_totals = data.unit_totals;
      const found3 = checkTotals(unit_totals, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/unit_totals');
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found4 = checkTotals(totals, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '/totals');
      }
    }
    if (data.formatted_unit_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'formatted_unit_totals' });
    } else {
      const formatted_unit_totals = data.formatted_unit_totals;
      const found5 = checkFormattedTotals(formatted_unit_totals, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '/formatted_unit_totals');
      }
    }
    if (data.formatted_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'formatted_totals' });
    } else {
      const formatted_totals = data.formatted_totals;
      const found6 = checkFormattedTotals(formatted_totals, fast);
      if (found6 !== null) {
        if (fast) return found6;
        faults = adopt(faults, found6, '/formatted_totals');
      }
    }
    if (data.discounts === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discounts' });
    } else {
      const discounts = data.discounts;
      if (Array.isArray(discounts)) {
        for (let i = 0; i < discounts.length; i++) {
          const item = discounts[i];
          const found7 = checkPricingPreviewDiscount(item, fast);
          if (found7 !== null) {
            if (fast) return found7;
            faults = adopt(faults, found7, '/discounts/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/discounts', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PricingPreviewLineValidator = /* @__PURE__ */ validator(checkPricingPreviewLine);

export { PricingPreviewLineValidator as PricingPreviewLine, checkPricingPreviewLine as check };
