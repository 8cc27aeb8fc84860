// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkPrice } from '../schemas/Price.js';
import { check as checkProduct } from '../schemas/Product.js';

function checkProductRead(data, fast) {
  let faults = null;
  const found = checkProduct(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.prices !== undefined) {
      const prices = data.prices;
      if (Array.isArray(prices)) {
        for (let i = 0; i < prices.length; i++) {
          const item = prices[i];
          const found2 = checkPrice(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/prices/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/prices', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ProductReadValidator = /* @__PURE__ */ validator(checkProductRead);

export { ProductReadValidator as ProductRead, checkProductRead as check };
