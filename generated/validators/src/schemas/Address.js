// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';

const pattern = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];

function checkAddress(data, fast) {
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
            limit: '^add_[a-z0-9]{26}$',
            message: 'be an address id (add_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern2.test(customer_id)) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id (ctm_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'string' });
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 1024 && codePoints(description) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 1024 });
        }
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.first_line === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'first_line' });
    } else {
      const first_line = data.first_line;
      if (typeof first_line == 'string') {
        if (first_line.length > 1024 && codePoints(first_line) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/first_line', 'maxLength', { limit: 1024 });
        }
      } else if (!(first_line === null)) {
        if (fast) return rejected;
        faults = note(faults, '/first_line', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.second_line === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'second_line' });
    } else {
      const second_line = data.second_line;
      if (typeof second_line == 'string') {
        if (second_line.length > 1024 && codePoints(second_line) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/second_line', 'maxLength', { limit: 1024 });
        }
      } else if (!(second_line === null)) {
        if (fast) return rejected;
        faults = note(faults, '/second_line', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.city === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'city' });
    } else {
      const city = data.city;
      if (typeof city == 'string') {
        if (city.length > 200 && codePoints(city) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/city', 'maxLength', { limit: 200 });
        }
      } else if (!(city === null)) {
        if (fast) return rejected;
        faults = note(faults, '/city', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.postal_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'postal_code' });
    } else {
      const postal_code = data.postal_code;
      if (typeof postal_code == 'string') {
        if (postal_code.length > 200 && codePoints(postal_code) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/postal_code', 'maxLength', { limit: 200 });
        }
      } else if (!(postal_code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/postal_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.region === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'region' });
    } else {
      const region = data.region;
      if (typeof region == 'string') {
        if (region.length > 200 && codePoints(region) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/region', 'maxLength', { limit: 200 });
        }
      } else if (!(region === null)) {
        if (fast) return rejected;
        faults = note(faults, '/region', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.country_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'country_code' });
    } else {
      const country_code = data.country_code;
      const found = checkCountryCode(country_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, country_code), '/country_code');
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found2 = checkCustomData(custom_data, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
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
        const found3 = checkImportMeta(import_meta, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/import_meta');
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

const AddressValidator = /* @__PURE__ */ validator(checkAddress);

export { AddressValidator as Address, checkAddress as check };
