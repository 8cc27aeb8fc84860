// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function checkSubscriptionDiscount(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id (dsc_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.starts_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'starts_at' });
    } else {
      const starts_at = data.starts_at;
      if (typeof starts_at == 'string') {
        if (!isDateTime(starts_at)) {
          if (fast) return rejected;
          faults = note(faults, '/starts_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(starts_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/starts_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.ends_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'ends_at' });
    } else {
      const ends_at = data.ends_at;
      if (typeof ends_at == 'string') {
        if (!isDateTime(ends_at)) {
          if (fast) return rejected;
          faults = note(faults, '/ends_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(ends_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/ends_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionDiscountValidator = /* @__PURE__ */ validator(checkSubscriptionDiscount);

export { SubscriptionDiscountValidator as SubscriptionDiscount, checkSubscriptionDiscount as check };
