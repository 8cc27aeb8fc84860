// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const CollectionModeValidator = /* @__PURE__ */ validator(checkCollectionMode);

export { CollectionModeValidator as CollectionMode, checkCollectionMode as check };
