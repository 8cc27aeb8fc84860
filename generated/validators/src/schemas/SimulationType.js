// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected, narrow } from '../runtime/fault.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.js';

const values = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];
const values2 = ['single_event', 'scenario'];

function checkForm(data, fast) {
  let faults = null;
  const found = checkEventTypeName(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, opened(found, data), '');
  }
  return faults;
}
function checkForm2(data, fast) {
  let faults = null;
  if (
    !(
      data === 'subscription_creation' ||
      data === 'subscription_renewal' ||
      data === 'subscription_pause' ||
      data === 'subscription_resume' ||
      data === 'subscription_cancellation'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values, open: typeof data == 'string' });
  }
  return faults;
}
function checkSimulationType(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (checkForm(name, true) !== null && checkForm2(name, true) !== null) {
          if (fast) return rejected;
          faults = adopt(faults, narrow([checkForm(name, false), checkForm2(name, false)], 'anyOf'), '/name');
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.label === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'label' });
    } else {
      const label = data.label;
      if (!(typeof label == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/label', 'type', { type: 'string' });
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
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'single_event' || value === 'scenario')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values2, open: typeof value == 'string' });
      }
    }
    if (data.events === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'events' });
    } else {
      const events = data.events;
      if (Array.isArray(events)) {
        if (events.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/events', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < events.length; i++) {
          const item = events[i];
          const found = checkEventTypeName(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, opened(found, item), '/events/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/events', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SimulationTypeValidator = /* @__PURE__ */ validator(checkSimulationType);

export { SimulationTypeValidator as SimulationType, checkSimulationType as check };
