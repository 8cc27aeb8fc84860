// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/RenewalOptions.ts';
import { check as check0 } from '../schemas/SubscriptionEntities.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.entities === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'entities' });
    } else {
      const found0 = check0(data.entities, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/entities');
        errors = vErrors.length;
      }
    }
    if (data.options === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'options' });
    } else {
      const found1 = check1(data.options, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/options');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/RenewalConfig */
const validator0: Validator<types.RenewalConfig> = /* @__PURE__ */ validator(validate0);

export { validator0 as RenewalConfig, validate0 as check };
