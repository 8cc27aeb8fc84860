// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');

function checkProductId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^pro_[a-z0-9]{26}$', message: 'be a product id (pro_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ProductIdValidator = /* @__PURE__ */ validator(checkProductId);

export { ProductIdValidator as ProductId, checkProductId as check };
