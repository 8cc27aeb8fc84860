// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const values = ['cancel', 'pause', 'resume'];

function checkScheduledChange(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.action === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'action' });
    } else {
      const action = data.action;
      if (!(action === 'cancel' || action === 'pause' || action === 'resume')) {
        if (fast) return rejected;
        faults = note(faults, '/action', 'enum', { limit: values, open: typeof action == 'string' });
      }
    }
    if (data.effective_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'effective_at' });
    } else {
      const effective_at = data.effective_at;
      if (typeof effective_at == 'string') {
        if (!isDateTime(effective_at)) {
          if (fast) return rejected;
          faults = note(faults, '/effective_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/effective_at', 'type', { type: 'string' });
      }
    }
    if (data.resume_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'resume_at' });
    } else {
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

const ScheduledChangeValidator = /* @__PURE__ */ validator(checkScheduledChange);

export { ScheduledChangeValidator as ScheduledChange, checkScheduledChange as check };
