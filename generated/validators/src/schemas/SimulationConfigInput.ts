// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/CreationConfigInput.ts';
import { check as check0 } from '../schemas/EndingConfigInput.ts';
import { check as check3 } from '../schemas/RenewalConfigInput.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'subscription_cancellation' ||
          key0 === 'subscription_creation' ||
          key0 === 'subscription_pause' ||
          key0 === 'subscription_renewal' ||
          key0 === 'subscription_resume'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.subscription_cancellation === undefined)) {
      const found0 = check0(data.subscription_cancellation, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/subscription_cancellation');
        errors = vErrors.length;
      }
    }
    if (!(data.subscription_creation === undefined)) {
      const found1 = check1(data.subscription_creation, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/subscription_creation');
        errors = vErrors.length;
      }
    }
    if (!(data.subscription_pause === undefined)) {
      const found2 = check0(data.subscription_pause, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/subscription_pause');
        errors = vErrors.length;
      }
    }
    if (!(data.subscription_renewal === undefined)) {
      const found3 = check3(data.subscription_renewal, fast);
      if (found3 !== null) {
        if (fast) return found3;
        vErrors = adopt0(vErrors, found3, '/subscription_renewal');
        errors = vErrors.length;
      }
    }
    if (!(data.subscription_resume === undefined)) {
      const found4 = check3(data.subscription_resume, fast);
      if (found4 !== null) {
        if (fast) return found4;
        vErrors = adopt0(vErrors, found4, '/subscription_resume');
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

/** @see schemas/simulation-config.yaml#/SimulationConfigInput */
const validator0: Validator<types.SimulationConfigInput> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationConfigInput, validate0 as check };
