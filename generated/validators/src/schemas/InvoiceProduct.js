// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { check as checkTaxCategory } from '../schemas/TaxCategory.js';

const pattern = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values = ['active', 'archived'];

function checkInvoiceProduct(data, fast) {
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
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id (pro_01...)',
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
    if (data.tax_category === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_category' });
    } else {
      const tax_category = data.tax_category;
      const found = checkTaxCategory(tax_category, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, tax_category), '/tax_category');
      }
    }
    if (data.image_url === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'image_url' });
    } else {
      const image_url = data.image_url;
      if (typeof image_url == 'string') {
        if (!isUri(image_url)) {
          if (fast) return rejected;
          faults = note(faults, '/image_url', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else if (!(image_url === null)) {
        if (fast) return rejected;
        faults = note(faults, '/image_url', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceProductValidator = /* @__PURE__ */ validator(checkInvoiceProduct);

export { InvoiceProductValidator as InvoiceProduct, checkInvoiceProduct as check };
