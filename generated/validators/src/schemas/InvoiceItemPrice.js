// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkMoney } from '../schemas/Money.js';

const pattern = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');

function checkInvoiceItemPrice(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product_id' });
    } else {
      const product_id = data.product_id;
      if (typeof product_id == 'string') {
        if (!pattern.test(product_id)) {
          if (fast) return rejected;
          faults = note(faults, '/product_id', 'pattern', {
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id (pro_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/product_id', 'type', { type: 'string' });
      }
    }
    if (data.unit_price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const unit_price = data.unit_price;
      const found = checkMoney(unit_price, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/unit_price');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceItemPriceValidator = /* @__PURE__ */ validator(checkInvoiceItemPrice);

export { InvoiceItemPriceValidator as InvoiceItemPrice, checkInvoiceItemPrice as check };
