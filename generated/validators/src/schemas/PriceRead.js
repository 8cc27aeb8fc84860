// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkPrice } from '../schemas/Price.js';
import { check as checkProduct } from '../schemas/Product.js';

function checkPriceRead(data, fast) {
  let faults = null;
  const found = checkPrice(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product !== undefined) {
      const product = data.product;
      const found2 = checkProduct(product, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/product');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PriceReadValidator = /* @__PURE__ */ validator(checkPriceRead);

export { PriceReadValidator as PriceRead, checkPriceRead as check };
