// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/product.yaml#/CatalogType */
const CatalogTypeValidator: Validator<types.CatalogType> = /* @__PURE__ */ validator(checkCatalogType);

export { CatalogTypeValidator as CatalogType, checkCatalogType as check };
