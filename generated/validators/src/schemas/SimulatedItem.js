// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function checkSimulatedItem(data, fast) {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulatedItemValidator = /* @__PURE__ */ validator(checkSimulatedItem);

export { SimulatedItemValidator as SimulatedItem, checkSimulatedItem as check };
