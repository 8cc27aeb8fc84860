// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'archived'];

function checkCatalogStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'archived')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const CatalogStatusValidator = /* @__PURE__ */ validator(checkCatalogStatus);

export { CatalogStatusValidator as CatalogStatus, checkCatalogStatus as check };
