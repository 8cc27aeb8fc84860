// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const values = ['next_billing_period', 'immediately'];
const values2 = ['start_new_billing_period', 'continue_existing_billing_period'];

function checkSubscriptionPause(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'effective_from' || key === 'on_resume' || key === 'resume_at')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.effective_from !== undefined) {
      const effective_from = data.effective_from;
      if (typeof effective_from == 'string') {
        if (!(effective_from === 'next_billing_period' || effective_from === 'immediately')) {
          if (fast) return rejected;
          faults = note(faults, '/effective_from', 'enum', { limit: values });
        }
      } else if (!(effective_from === null)) {
        if (fast) return rejected;
        faults = note(faults, '/effective_from', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.on_resume !== undefined) {
      const on_resume = data.on_resume;
      if (typeof on_resume == 'string') {
        if (!(on_resume === 'start_new_billing_period' || on_resume === 'continue_existing_billing_period')) {
          if (fast) return rejected;
          faults = note(faults, '/on_resume', 'enum', { limit: values2 });
        }
      } else if (!(on_resume === null)) {
        if (fast) return rejected;
        faults = note(faults, '/on_resume', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.resume_at !== undefined) {
      const resume_at = data.resume_at;
      if (typeof resume_at == 'string') {
        if (!isDateTime(resume_at)) {
          if (fast) return rejected;
          faults = note(faults, '/resume_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(resume_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/resume_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionPauseValidator = /* @__PURE__ */ validator(checkSubscriptionPause);

export { SubscriptionPauseValidator as SubscriptionPause, checkSubscriptionPause as check };
