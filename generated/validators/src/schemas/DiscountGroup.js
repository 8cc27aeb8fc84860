// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';

const pattern = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];

function checkDiscountGroup(data, fast) {
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
            limit: '^dsg_[a-z0-9]{26}$',
            message: 'be a discount group id (dsg_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 500 && codePoints(name) > 500) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 500 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
    if (data.import_meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'import_meta' });
    } else {
      const import_meta = data.import_meta;
      if (import_meta && typeof import_meta == 'object' && !Array.isArray(import_meta)) {
        const found = checkImportMeta(import_meta, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/import_meta');
        }
      } else if (!(import_meta === null)) {
        if (fast) return rejected;
        faults = note(faults, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DiscountGroupValidator = /* @__PURE__ */ validator(checkDiscountGroup);

export { DiscountGroupValidator as DiscountGroup, checkDiscountGroup as check };
