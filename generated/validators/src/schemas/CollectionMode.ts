// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['automatic', 'manual'];

function checkCollectionMode(data, fast) {
  let faults = null;
  if (!(data === 'automatic' || data === 'manual')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/shared.yaml#/CollectionMode */
const CollectionModeValidator: Validator<types.CollectionMode> = /* @__PURE__ */ validator(checkCollectionMode);

export { CollectionModeValidator as CollectionMode, checkCollectionMode as check };
