// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['day', 'week', 'month', 'year'];

function checkPaymentTermsInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'interval' || key === 'frequency')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.interval === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'interval' });
    } else {
      const interval = data.interval;
      if (!(interval === 'day' || interval === 'week' || interval === 'month' || interval === 'year')) {
        if (fast) return rejected;
        faults = note(faults, '/interval', 'enum', { limit: values });
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
        if (frequency > 1095) {
          if (fast) return rejected;
          faults = note(faults, '/frequency', 'maximum', { limit: 1095 });
        }
        if (frequency < 1) {
          if (fast) return rejected;
          faults = note(faults, '/frequency', 'minimum', { limit: 1 });
        }
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PaymentTermsInputValidator = /* @__PURE__ */ validator(checkPaymentTermsInput);

export { PaymentTermsInputValidator as PaymentTermsInput, checkPaymentTermsInput as check };
