// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkProration } from '../schemas/Proration.js';
import { check as checkTotalsWithoutDiscount } from '../schemas/TotalsWithoutDiscount.js';

const pattern = /* @__PURE__ */ new RegExp('^adjitm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');
const values = ['full', 'partial', 'tax', 'proration'];
const pattern3 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkAdjustmentItem(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^adjitm_[a-z0-9]{26}$',
            message: 'be an adjustment item id (adjitm_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.item_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'item_id' });
    } else {
      const item_id = data.item_id;
      if (typeof item_id == 'string') {
        if (!pattern2.test(item_id)) {
          if (fast) return rejected;
          faults = note(faults, '/item_id', 'pattern', {
            limit: '^txnitm_[a-z0-9]{26}$',
            message: 'be a transaction line id (txnitm_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/item_id', 'type', { type: 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'full' || value === 'partial' || value === 'tax' || value === 'proration')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values, open: typeof value == 'string' });
      }
    }
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern3.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else if (!(amount === null)) {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: ['string', 'null'] });
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
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found2 = checkTotalsWithoutDiscount(totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/totals');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentItemValidator = /* @__PURE__ */ validator(checkAdjustmentItem);

export { AdjustmentItemValidator as AdjustmentItem, checkAdjustmentItem as check };
