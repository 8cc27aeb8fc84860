// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { check as checkBusinessContactCreate } from '../schemas/BusinessContactCreate.js';
import { check as checkCustomData } from '../schemas/CustomData.js';

const values = ['active', 'archived'];

function checkBusinessUpdate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'company_number' ||
          key === 'contacts' ||
          key === 'custom_data' ||
          key === 'name' ||
          key === 'status' ||
          key === 'tax_identifier'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.company_number !== undefined) {
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
    if (data.contacts !== undefined) {
      const contacts = data.contacts;
      if (Array.isArray(contacts)) {
        if (contacts.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/contacts', 'maxItems', { limit: 100 });
        }
        for (let i = 0; i < contacts.length; i++) {
          const item = contacts[i];
          const found = checkBusinessContactCreate(item, fast);
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
      } else if (!(contacts === null)) {
        if (fast) return rejected;
        faults = note(faults, '/contacts', 'type', { type: ['array', 'null'] });
      }
    }
    if (data.custom_data !== undefined) {
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
    if (data.name !== undefined) {
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
    if (data.status !== undefined) {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values });
      }
    }
    if (data.tax_identifier !== undefined) {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const BusinessUpdateValidator = /* @__PURE__ */ validator(checkBusinessUpdate);

export { BusinessUpdateValidator as BusinessUpdate, checkBusinessUpdate as check };
