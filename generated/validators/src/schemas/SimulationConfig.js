// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCreationConfig } from '../schemas/CreationConfig.js';
import { check as checkEndingConfig } from '../schemas/EndingConfig.js';
import { check as checkRenewalConfig } from '../schemas/RenewalConfig.js';

function checkSimulationConfig(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subscription_creation === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_creation' });
    } else {
      const subscription_creation = data.subscription_creation;
      if (subscription_creation && typeof subscription_creation == 'object' && !Array.isArray(subscription_creation)) {
        const found = checkCreationConfig(subscription_creation, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/subscription_creation');
        }
      } else if (!(subscription_creation === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_creation', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_renewal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_renewal' });
    } else {
      const subscription_renewal = data.subscription_renewal;
      if (subscription_renewal && typeof subscription_renewal == 'object' && !Array.isArray(subscription_renewal)) {
        const found2 = checkRenewalConfig(subscription_renewal, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/subscription_renewal');
        }
      } else if (!(subscription_renewal === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_renewal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_pause === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_pause' });
    } else {
      const subscription_pause = data.subscription_pause;
      if (subscription_pause && typeof subscription_pause == 'object' && !Array.isArray(subscription_pause)) {
        const found3 = checkEndingConfig(subscription_pause, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/subscription_pause');
        }
      } else if (!(subscription_pause === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_pause', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_resume === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_resume' });
    } else {
      const subscription_resume = data.subscription_resume;
      if (subscription_resume && typeof subscription_resume == 'object' && !Array.isArray(subscription_resume)) {
        const found4 = checkRenewalConfig(subscription_resume, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/subscription_resume');
        }
      } else if (!(subscription_resume === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_resume', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.subscription_cancellation === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_cancellation' });
    } else {
      const subscription_cancellation = data.subscription_cancellation;
      if (
        subscription_cancellation &&
        typeof subscription_cancellation == 'object' &&
        !Array.isArray(subscription_cancellation)
      ) {
        const found5 = checkEndingConfig(subscription_cancellation, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/subscription_cancellation');
        }
      } else if (!(subscription_cancellation === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_cancellation', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulationConfigValidator = /* @__PURE__ */ validator(checkSimulationConfig);

export { SimulationConfigValidator as SimulationConfig, checkSimulationConfig as check };
