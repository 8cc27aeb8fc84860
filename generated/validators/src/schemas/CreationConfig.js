// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCreationEntities } from '../schemas/CreationEntities.js';
import { check as checkCreationOptions } from '../schemas/CreationOptions.js';

function checkCreationConfig(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.entities === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'entities' });
    } else {
      const entities = data.entities;
      const found = checkCreationEntities(entities, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/entities');
      }
    }
    if (data.options === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'options' });
    } else {
      const options = data.options;
      const found2 = checkCreationOptions(options, fast);
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

const CreationConfigValidator = /* @__PURE__ */ validator(checkCreationConfig);

export { CreationConfigValidator as CreationConfig, checkCreationConfig as check };
