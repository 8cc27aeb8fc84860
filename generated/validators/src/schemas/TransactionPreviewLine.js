// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkPreviewedProduct } from '../schemas/PreviewedProduct.js';
import { check as checkProration } from '../schemas/Proration.js';
import { check as checkTotals } from '../schemas/Totals.js';

const pattern = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkTransactionPreviewLine(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'price_id' });
    } else {
      const price_id = data.price_id;
      if (typeof price_id == 'string') {
        if (!pattern.test(price_id)) {
          if (fast) return rejected;
          faults = note(faults, '/price_id', 'pattern', {
            limit: '^pri_[a-z0-9]{26}$',
            message: 'be a price id (pri_01...)',
          });
        }
      } else if (!(price_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/price_id', 'type', { type: ['string', 'null'] });
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
    if (data.proration === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'proration' });
    } else {
      const proration = data.proration;
      if (proration && typeof proration == 'object' && !Array.isArray(proration)) {
        const found = checkProration(proration, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/proration');
        }
      } else if (!(proration === null)) {
        if (fast) return rejected;
        faults = note(faults, '/proration', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      const tax_rate = data.tax_rate;
      if (typeof tax_rate == 'string') {
        if (!pattern2.test(tax_rate)) {
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
      const found2 = checkTotals(unit_totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/unit_totals');
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found3 = checkTotals(totals, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/totals');
      }
    }
    if (data.product === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product' });
    } else {
      const product = data.product;
      const found4 = checkPreviewedProduct(product, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '/product');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionPreviewLineValidator = /* @__PURE__ */ validator(checkTransactionPreviewLine);

export { TransactionPreviewLineValidator as TransactionPreviewLine, checkTransactionPreviewLine as check };
