// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkNonCatalogPriceInput } from '../schemas/NonCatalogPriceInput.js';

const pattern = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function checkSubscriptionItemInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'price' || key === 'price_id' || key === 'quantity')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.price !== undefined) {
      const price = data.price;
      if (price && typeof price == 'object' && !Array.isArray(price)) {
        const found = checkNonCatalogPriceInput(price, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/price');
        }
      } else if (!(price === null)) {
        if (fast) return rejected;
        faults = note(faults, '/price', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.price_id !== undefined) {
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
    if (data.quantity !== undefined) {
      const quantity = data.quantity;
      if (!Number.isInteger(quantity)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: 'integer' });
      }
      if (typeof quantity == 'number' && isFinite(quantity)) {
        if (quantity > 999999999) {
          if (fast) return rejected;
          faults = note(faults, '/quantity', 'maximum', { limit: 999999999 });
        }
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

const SubscriptionItemInputValidator = /* @__PURE__ */ validator(checkSubscriptionItemInput);

export { SubscriptionItemInputValidator as SubscriptionItemInput, checkSubscriptionItemInput as check };
