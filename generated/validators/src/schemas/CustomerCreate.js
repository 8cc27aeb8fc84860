// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';

const pattern = /* @__PURE__ */ new RegExp('^[^@]+@[^@]+$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$', 'u');

function checkCustomerCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'email' || key === 'custom_data' || key === 'locale' || key === 'name')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
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
        if (!pattern.test(email)) {
          if (fast) return rejected;
          faults = note(faults, '/email', 'pattern', { limit: '^[^@]+@[^@]+$', message: 'have the form local@domain' });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/email', 'type', { type: 'string' });
      }
    }
    if (data.custom_data !== undefined) {
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
    if (data.locale !== undefined) {
      const locale = data.locale;
      if (typeof locale == 'string') {
        if (!pattern2.test(locale)) {
          if (fast) return rejected;
          faults = note(faults, '/locale', 'pattern', {
            limit: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
            message: 'be a language tag such as en or pt-BR',
          });
        }
      } else if (!(locale === null)) {
        if (fast) return rejected;
        faults = note(faults, '/locale', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.name !== undefined) {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerCreateValidator = /* @__PURE__ */ validator(checkCustomerCreate);

export { CustomerCreateValidator as CustomerCreate, checkCustomerCreate as check };
