// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['day', 'week', 'month', 'year'];

function checkTrialPeriodInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'frequency' || key === 'interval' || key === 'requires_payment_method')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.frequency !== undefined) {
      const frequency = data.frequency;
      if (!Number.isInteger(frequency)) {
        if (fast) return rejected;
        faults = note(faults, '/frequency', 'type', { type: 'integer' });
      }
    }
    if (data.interval !== undefined) {
      const interval = data.interval;
      if (!(interval === 'day' || interval === 'week' || interval === 'month' || interval === 'year')) {
        if (fast) return rejected;
        faults = note(faults, '/interval', 'enum', { limit: values });
      }
    }
    if (data.requires_payment_method !== undefined) {
      const requires_payment_method = data.requires_payment_method;
      if (!(typeof requires_payment_method == 'boolean' || requires_payment_method === null)) {
        if (fast) return rejected;
        faults = note(faults, '/requires_payment_method', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TrialPeriodInputValidator = /* @__PURE__ */ validator(checkTrialPeriodInput);

export { TrialPeriodInputValidator as TrialPeriodInput, checkTrialPeriodInput as check };
