// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCreationEntitiesInput } from '../schemas/CreationEntitiesInput.js';
import { check as checkCreationOptionsInput } from '../schemas/CreationOptionsInput.js';

function checkCreationConfigInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'entities' || key === 'options')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.entities !== undefined) {
      const entities = data.entities;
      const found = checkCreationEntitiesInput(entities, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/entities');
      }
    }
    if (data.options !== undefined) {
      const options = data.options;
      const found2 = checkCreationOptionsInput(options, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/options');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreationConfigInputValidator = /* @__PURE__ */ validator(checkCreationConfigInput);

export { CreationConfigInputValidator as CreationConfigInput, checkCreationConfigInput as check };
