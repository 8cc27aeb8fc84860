// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkRenewalOptionsInput } from '../schemas/RenewalOptionsInput.ts';
import { check as checkSubscriptionEntitiesInput } from '../schemas/SubscriptionEntitiesInput.ts';

function checkRenewalConfigInput(data, fast) {
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
      const found = checkSubscriptionEntitiesInput(entities, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/entities');
      }
    }
    if (data.options !== undefined) {
      const options = data.options;
      const found2 = checkRenewalOptionsInput(options, fast);
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

/** @see schemas/simulation-config.yaml#/RenewalConfigInput */
const RenewalConfigInputValidator: Validator<types.RenewalConfigInput> =
  /* @__PURE__ */ validator(checkRenewalConfigInput);

export { RenewalConfigInputValidator as RenewalConfigInput, checkRenewalConfigInput as check };
