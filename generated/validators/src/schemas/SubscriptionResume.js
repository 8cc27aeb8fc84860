// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt, narrow } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^immediately$', 'u');
const values = ['start_new_billing_period', 'continue_existing_billing_period'];

function checkForm(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^immediately$', message: 'be immediately' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkForm2(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!isDateTime(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'format', {
        limit: 'date-time',
        message: 'be a date and time such as 2026-01-31T09:30:00Z',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkSubscriptionResume(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'effective_from' || key === 'on_resume')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.effective_from !== undefined) {
      const effective_from = data.effective_from;
      if (typeof effective_from == 'string') {
        if (checkForm(effective_from, true) !== null && checkForm2(effective_from, true) !== null) {
          if (fast) return rejected;
          faults = adopt(
            faults,
            narrow([checkForm(effective_from, false), checkForm2(effective_from, false)], 'anyOf'),
            '/effective_from',
          );
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
          faults = note(faults, '/on_resume', 'enum', { limit: values });
        }
      } else if (!(on_resume === null)) {
        if (fast) return rejected;
        faults = note(faults, '/on_resume', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionResumeValidator = /* @__PURE__ */ validator(checkSubscriptionResume);

export { SubscriptionResumeValidator as SubscriptionResume, checkSubscriptionResume as check };
