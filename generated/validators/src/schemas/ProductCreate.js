// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkTaxCategory } from '../schemas/TaxCategory.js';

const pattern = /* @__PURE__ */ new RegExp('\\S', 'u');
const pattern2 = /* @__PURE__ */ new RegExp(
  '^(https?://[\\w.~-]+(:\\d+)?([/?]([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?(#([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?)?$',
  'u',
);
const values = ['standard', 'custom'];

function checkProductCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'name' ||
          key === 'tax_category' ||
          key === 'custom_data' ||
          key === 'description' ||
          key === 'image_url' ||
          key === 'type'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 200 && codePoints(name) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 200 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
        if (!pattern.test(name)) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'pattern', {
            limit: '\\S',
            message: 'have at least one character that is not blank',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.tax_category === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_category' });
    } else {
      const tax_category = data.tax_category;
      const found = checkTaxCategory(tax_category, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/tax_category');
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
        if (description.length > 2048 && codePoints(description) > 2048) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 2048 });
        }
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.image_url !== undefined) {
      const image_url = data.image_url;
      if (typeof image_url == 'string') {
        if (!pattern2.test(image_url)) {
          if (fast) return rejected;
          faults = note(faults, '/image_url', 'pattern', {
            limit:
              '^(https?://[\\w.~-]+(:\\d+)?([/?]([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?(#([\\w!$&-;=?@~]|%[\\dA-Fa-f]{2})*)?)?$',
            message:
              'be an http or https URL such as https://cdn.works.example/a.png, in ASCII with anything else percent-encoded, or empty',
          });
        }
      } else if (!(image_url === null)) {
        if (fast) return rejected;
        faults = note(faults, '/image_url', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.type !== undefined) {
      const value = data.type;
      if (typeof value == 'string') {
        if (!(value === 'standard' || value === 'custom')) {
          if (fast) return rejected;
          faults = note(faults, '/type', 'enum', { limit: values });
        }
      } else if (!(value === null)) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ProductCreateValidator = /* @__PURE__ */ validator(checkProductCreate);

export { ProductCreateValidator as ProductCreate, checkProductCreate as check };
