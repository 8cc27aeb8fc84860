// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';

const pattern = /* @__PURE__ */ new RegExp('^procol_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];
const pattern2 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');

function checkProductCollection(data, fast) {
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
            limit: '^procol_[a-z0-9]{26}$',
            message: 'be a product collection id (procol_01...)',
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
        if (name.length > 200 && codePoints(name) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 200 });
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
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
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
    if (data.product_ids === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product_ids' });
    } else {
      const product_ids = data.product_ids;
      if (Array.isArray(product_ids)) {
        if (product_ids.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/product_ids', 'maxItems', { limit: 100 });
        }
        for (let i = 0; i < product_ids.length; i++) {
          const item = product_ids[i];
          if (typeof item == 'string') {
            if (!pattern2.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/product_ids/' + i, 'pattern', {
                limit: '^pro_[a-z0-9]{26}$',
                message: 'be a product id (pro_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/product_ids/' + i, 'type', { type: 'string' });
          }
        }
        const twins = product_ids.length > 100 ? null : firstDuplicate(product_ids);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/product_ids', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/product_ids', 'type', { type: 'array' });
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ProductCollectionValidator = /* @__PURE__ */ validator(checkProductCollection);

export { ProductCollectionValidator as ProductCollection, checkProductCollection as check };
