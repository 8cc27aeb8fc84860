// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

function checkEventType(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      const found = checkEventTypeName(name, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, name), '/name');
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (!(typeof description == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: 'string' });
      }
    }
    if (data.group === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'group' });
    } else {
      const group = data.group;
      if (!(typeof group == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/group', 'type', { type: 'string' });
      }
    }
    if (data.available_versions === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'available_versions' });
    } else {
      const available_versions = data.available_versions;
      if (Array.isArray(available_versions)) {
        for (let i = 0; i < available_versions.length; i++) {
          const item = available_versions[i];
          if (!Number.isInteger(item)) {
            if (fast) return rejected;
            faults = note(faults, '/available_versions/' + i, 'type', { type: 'integer' });
          }
          if (typeof item == 'number' && isFinite(item)) {
            if (item < 1) {
              if (fast) return rejected;
              faults = note(faults, '/available_versions/' + i, 'minimum', { limit: 1 });
            }
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/available_versions', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EventTypeValidator = /* @__PURE__ */ validator(checkEventType);

export { EventTypeValidator as EventType, checkEventType as check };
