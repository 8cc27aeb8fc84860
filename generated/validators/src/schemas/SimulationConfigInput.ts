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
      let data0 = data.subscription_cancellation;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        const found0 = check0(data0, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/subscription_cancellation');
          errors = vErrors.length;
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_cancellation', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.subscription_creation === undefined)) {
      let data1 = data.subscription_creation;
      if (data1 && typeof data1 == 'object' && !Array.isArray(data1)) {
        const found1 = check1(data1, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/subscription_creation');
          errors = vErrors.length;
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_creation', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.subscription_pause === undefined)) {
      let data2 = data.subscription_pause;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        const found2 = check0(data2, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/subscription_pause');
          errors = vErrors.length;
        }
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_pause', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.subscription_renewal === undefined)) {
      let data3 = data.subscription_renewal;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found3 = check3(data3, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/subscription_renewal');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_renewal', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.subscription_resume === undefined)) {
      let data4 = data.subscription_resume;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found4 = check3(data4, fast);
        if (found4 !== null) {
          if (fast) return found4;
          vErrors = adopt0(vErrors, found4, '/subscription_resume');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_resume', 'type', { type: ['object', 'null'] });
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
