// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');
const values = ['full', 'partial'];
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkAdjustmentItemInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'item_id' || key === 'type' || key === 'amount')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.item_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'item_id' });
    } else {
      const item_id = data.item_id;
      if (typeof item_id == 'string') {
        if (!pattern.test(item_id)) {
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
      if (!(value === 'full' || value === 'partial')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values });
      }
    }
    if (data.amount !== undefined) {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern2.test(amount)) {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentItemInputValidator = /* @__PURE__ */ validator(checkAdjustmentItemInput);

export { AdjustmentItemInputValidator as AdjustmentItemInput, checkAdjustmentItemInput as check };
