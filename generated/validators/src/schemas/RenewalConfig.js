// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkRenewalOptions } from '../schemas/RenewalOptions.js';
import { check as checkSubscriptionEntities } from '../schemas/SubscriptionEntities.js';

function checkRenewalConfig(data, fast) {
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
      const found2 = checkRenewalOptions(options, fast);
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

const RenewalConfigValidator = /* @__PURE__ */ validator(checkRenewalConfig);

export { RenewalConfigValidator as RenewalConfig, checkRenewalConfig as check };
