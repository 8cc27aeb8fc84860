// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBusinessContact } from '../schemas/BusinessContact.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';

const pattern = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[a-z0-9_]+$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];

function checkBusiness(data, fast) {
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
            limit: '^biz_[a-z0-9]{26}$',
            message: 'be a business id (biz_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.seller_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'seller_id' });
    } else {
      const seller_id = data.seller_id;
      if (typeof seller_id == 'string') {
        if (!pattern2.test(seller_id)) {
          if (fast) return rejected;
          faults = note(faults, '/seller_id', 'pattern', {
            limit: '^[a-z0-9_]+$',
            message: 'be small letters, digits and underscores, such as acct_7f3k',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/seller_id', 'type', { type: 'string' });
      }
    }
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern3.test(customer_id)) {
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
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.company_number === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'company_number' });
    } else {
      const company_number = data.company_number;
      if (typeof company_number == 'string') {
        if (company_number.length > 1024 && codePoints(company_number) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/company_number', 'maxLength', { limit: 1024 });
        }
      } else if (!(company_number === null)) {
        if (fast) return rejected;
        faults = note(faults, '/company_number', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.tax_identifier === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_identifier' });
    } else {
      const tax_identifier = data.tax_identifier;
      if (typeof tax_identifier == 'string') {
        if (tax_identifier.length > 1024 && codePoints(tax_identifier) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/tax_identifier', 'maxLength', { limit: 1024 });
        }
      } else if (!(tax_identifier === null)) {
        if (fast) return rejected;
        faults = note(faults, '/tax_identifier', 'type', { type: ['string', 'null'] });
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
    if (data.contacts === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'contacts' });
    } else {
      const contacts = data.contacts;
      if (Array.isArray(contacts)) {
        if (contacts.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/contacts', 'maxItems', { limit: 100 });
        }
        for (let i = 0; i < contacts.length; i++) {
          const item = contacts[i];
          const found = checkBusinessContact(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/contacts/' + i);
          }
        }
        const twins = contacts.length > 100 ? null : firstDuplicate(contacts);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/contacts', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/contacts', 'type', { type: 'array' });
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

const BusinessValidator = /* @__PURE__ */ validator(checkBusiness);

export { BusinessValidator as Business, checkBusiness as check };
