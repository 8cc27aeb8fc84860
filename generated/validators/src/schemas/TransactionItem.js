// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkPrice } from '../schemas/Price.js';
import { check as checkProration } from '../schemas/Proration.js';

const pattern = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function checkTransactionItem(data, fast) {
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
      } else {
        if (fast) return rejected;
        faults = note(faults, '/price_id', 'type', { type: 'string' });
      }
    }
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
    if (data.quantity === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'quantity' });
    } else {
      const quantity = data.quantity;
      if (!Number.isInteger(quantity)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: 'integer' });
      }
    }
    if (data.proration === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'proration' });
    } else {
      const proration = data.proration;
      if (proration && typeof proration == 'object' && !Array.isArray(proration)) {
        const found2 = checkProration(proration, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/proration');
        }
      } else if (!(proration === null)) {
        if (fast) return rejected;
        faults = note(faults, '/proration', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionItemValidator = /* @__PURE__ */ validator(checkTransactionItem);

export { TransactionItemValidator as TransactionItem, checkTransactionItem as check };
