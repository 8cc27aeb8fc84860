// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/shared.yaml#/CatalogStatus */
const CatalogStatusValidator: Validator<types.CatalogStatus> = /* @__PURE__ */ validator(checkCatalogStatus);

export { CatalogStatusValidator as CatalogStatus, checkCatalogStatus as check };
