// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^evt_[a-z0-9]{26}$', 'u');

function checkEventId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^evt_[a-z0-9]{26}$', message: 'be an event id (evt_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const EventIdValidator = /* @__PURE__ */ validator(checkEventId);

export { EventIdValidator as EventId, checkEventId as check };
