// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkEndingOptions } from '../schemas/EndingOptions.js';
import { check as checkSubscriptionEntities } from '../schemas/SubscriptionEntities.js';

function checkEndingConfig(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.entities === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'entities' });
    } else {
      const entities = data.entities;
      const found = checkSubscriptionEntities(entities, fast);
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
      const found2 = checkEndingOptions(options, fast);
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

const EndingConfigValidator = /* @__PURE__ */ validator(checkEndingConfig);

export { EndingConfigValidator as EndingConfig, checkEndingConfig as check };
