// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkPeriod } from '../schemas/Period.js';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkProration(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'rate' });
    } else {
      const rate = data.rate;
      if (typeof rate == 'string') {
        if (!pattern.test(rate)) {
          if (fast) return rejected;
          faults = note(faults, '/rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/rate', 'type', { type: 'string' });
      }
    }
    if (data.billing_period === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_period' });
    } else {
      const billing_period = data.billing_period;
      const found = checkPeriod(billing_period, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/billing_period');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ProrationValidator = /* @__PURE__ */ validator(checkProration);

export { ProrationValidator as Proration, checkProration as check };
