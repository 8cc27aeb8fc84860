// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';

const values = /* @__PURE__ */ new Set([
  'city',
  'country_code',
  'custom_data',
  'description',
  'first_line',
  'postal_code',
  'region',
  'second_line',
  'status',
]);
const values2 = ['active', 'archived'];

function checkAddressUpdate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!values.has(key)) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.city !== undefined) {
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
    if (data.country_code !== undefined) {
      const country_code = data.country_code;
      const found = checkCountryCode(country_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/country_code');
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
    if (data.description !== undefined) {
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
    if (data.first_line !== undefined) {
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
    if (data.postal_code !== undefined) {
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
    if (data.region !== undefined) {
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
    if (data.second_line !== undefined) {
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
    if (data.status !== undefined) {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AddressUpdateValidator = /* @__PURE__ */ validator(checkAddressUpdate);

export { AddressUpdateValidator as AddressUpdate, checkAddressUpdate as check };
