// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCollectionModes } from '../schemas/CollectionModes.js';

const values = ['automatic', 'manual'];

function checkCollectionModeFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name' || key === 'value' || key === 'operator')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (name !== 'collection_mode') {
        if (fast) return rejected;
        faults = note(faults, '/name', 'const', { limit: 'collection_mode' });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        if (!(value === 'automatic' || value === 'manual')) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'enum', { limit: values });
        }
      } else if (Array.isArray(value)) {
        const found = checkCollectionModes(value, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/value');
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/value', 'type', { type: ['string', 'array'] });
      }
    }
    if (data.operator !== undefined) {
      const operator = data.operator;
      if (!(operator === null)) {
        if (fast) return rejected;
        faults = note(faults, '/operator', 'type', { type: 'null' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CollectionModeFilterValidator = /* @__PURE__ */ validator(checkCollectionModeFilter);

export { CollectionModeFilterValidator as CollectionModeFilter, checkCollectionModeFilter as check };
