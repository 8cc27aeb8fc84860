// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['standard', 'custom'];

function checkCatalogType(data, fast) {
  let faults = null;
  if (!(data === 'standard' || data === 'custom')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const CatalogTypeValidator = /* @__PURE__ */ validator(checkCatalogType);

export { CatalogTypeValidator as CatalogType, checkCatalogType as check };
