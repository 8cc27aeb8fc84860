// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^procol_[a-z0-9]{26}$', 'u');

function checkProductCollectionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^procol_[a-z0-9]{26}$',
        message: 'be a product collection id (procol_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ProductCollectionIdValidator = /* @__PURE__ */ validator(checkProductCollectionId);

export { ProductCollectionIdValidator as ProductCollectionId, checkProductCollectionId as check };
