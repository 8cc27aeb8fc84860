// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkEventEnvelope } from '../schemas/EventEnvelope.js';

function checkEventPayload(data, fast) {
  let faults = null;
  const found = checkEventEnvelope(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      if (!(value && typeof value == 'object' && !Array.isArray(value))) {
        if (fast) return rejected;
        faults = note(faults, '/data', 'type', { type: 'object' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EventPayloadValidator = /* @__PURE__ */ validator(checkEventPayload);

export { EventPayloadValidator as EventPayload, checkEventPayload as check };
