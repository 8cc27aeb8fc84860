// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCreationConfigInput } from '../schemas/CreationConfigInput.js';
import { check as checkEndingConfigInput } from '../schemas/EndingConfigInput.js';
import { check as checkRenewalConfigInput } from '../schemas/RenewalConfigInput.js';

function checkSimulationConfigInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'subscription_cancellation' ||
          key === 'subscription_creation' ||
          key === 'subscription_pause' ||
          key === 'subscription_renewal' ||
          key === 'subscription_resume'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.subscription_cancellation !== undefined) {
      const subscription_cancellation = data.subscription_cancellation;
      if (
        subscription_cancellation &&
        typeof subscription_cancellation == 'object' &&
        !Array.isArray(subscription_cancellation)
      ) {
        const found = checkEndingConfigInput(subscription_cancellation, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/subscription_cancellation');
        }
      } else if (!(subscription_cancellation === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_cancellation', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_creation !== undefined) {
      const subscription_creation = data.subscription_creation;
      if (subscription_creation && typeof subscription_creation == 'object' && !Array.isArray(subscription_creation)) {
        const found2 = checkCreationConfigInput(subscription_creation, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/subscription_creation');
        }
      } else if (!(subscription_creation === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_creation', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_pause !== undefined) {
      const subscription_pause = data.subscription_pause;
      if (subscription_pause && typeof subscription_pause == 'object' && !Array.isArray(subscription_pause)) {
        const found3 = checkEndingConfigInput(subscription_pause, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/subscription_pause');
        }
      } else if (!(subscription_pause === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_pause', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_renewal !== undefined) {
      const subscription_renewal = data.subscription_renewal;
      if (subscription_renewal && typeof subscription_renewal == 'object' && !Array.isArray(subscription_renewal)) {
        const found4 = checkRenewalConfigInput(subscription_renewal, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/subscription_renewal');
        }
      } else if (!(subscription_renewal === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_renewal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_resume !== undefined) {
      const subscription_resume = data.subscription_resume;
      if (subscription_resume && typeof subscription_resume == 'object' && !Array.isArray(subscription_resume)) {
        const found5 = checkRenewalConfigInput(subscription_resume, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/subscription_resume');
        }
      } else if (!(subscription_resume === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_resume', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulationConfigInputValidator = /* @__PURE__ */ validator(checkSimulationConfigInput);

export { SimulationConfigInputValidator as SimulationConfigInput, checkSimulationConfigInput as check };
