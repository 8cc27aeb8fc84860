// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['day', 'week', 'month', 'year'];

function checkTrialPeriod(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.interval === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'interval' });
    } else {
      const interval = data.interval;
      if (!(interval === 'day' || interval === 'week' || interval === 'month' || interval === 'year')) {
        if (fast) return rejected;
        faults = note(faults, '/interval', 'enum', { limit: values, open: typeof interval == 'string' });
      }
    }
    if (data.frequency === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'frequency' });
    } else {
      const frequency = data.frequency;
      if (!Number.isInteger(frequency)) {
        if (fast) return rejected;
        faults = note(faults, '/frequency', 'type', { type: 'integer' });
      }
      if (typeof frequency == 'number' && isFinite(frequency)) {
        if (frequency < 1) {
          if (fast) return rejected;
          faults = note(faults, '/frequency', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.requires_payment_method === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'requires_payment_method' });
    } else {
      const requires_payment_method = data.requires_payment_method;
      if (!(typeof requires_payment_method == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/requires_payment_method', 'type', { type: 'boolean' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TrialPeriodValidator = /* @__PURE__ */ validator(checkTrialPeriod);

export { TrialPeriodValidator as TrialPeriod, checkTrialPeriod as check };
