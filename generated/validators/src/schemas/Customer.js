// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isEmail } from '../runtime/formats/email.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp(
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  'u',
);
const values = ['active', 'archived'];
const pattern3 = /* @__PURE__ */ new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');

function checkCustomer(data, fast) {
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
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id (ctm_01...)',
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
        if (name.length > 1024 && codePoints(name) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 1024 });
        }
      } else if (!(name === null)) {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.email === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'email' });
    } else {
      const email = data.email;
      if (typeof email == 'string') {
        if (email.length > 320 && codePoints(email) > 320) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'maxLength', { limit: 320 });
        }
        if (email.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'minLength', { limit: 1 });
        }
        if (!pattern2.test(email)) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'pattern', {
            limit:
              "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
            message: 'be an email address such as jo@example.com',
          });
        }
        if (!isEmail(email)) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'format', {
            limit: 'email',
            message: 'be an email address such as jo@example.com',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/email', 'type', { type: 'string' });
      }
    }
    if (data.marketing_consent === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'marketing_consent' });
    } else {
      const marketing_consent = data.marketing_consent;
      if (!(typeof marketing_consent == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/marketing_consent', 'type', { type: 'boolean' });
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
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found = checkCustomData(custom_data, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.locale === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'locale' });
    } else {
      const locale = data.locale;
      if (typeof locale == 'string') {
        if (!pattern3.test(locale)) {
          if (fast) return rejected;
          faults = note(faults, '/locale', 'pattern', {
            limit: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
            message: 'be a language tag such as en or pt-BR',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/locale', 'type', { type: 'string' });
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
        const found2 = checkImportMeta(import_meta, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/import_meta');
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

const CustomerValidator = /* @__PURE__ */ validator(checkCustomer);

export { CustomerValidator as Customer, checkCustomer as check };
