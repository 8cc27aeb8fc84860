// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const values = ['product_updated_at', 'price_updated_at'];
const values2 = ['lt', 'gte'];

function checkCatalogTimeFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name' || key === 'operator' || key === 'value')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (!(name === 'product_updated_at' || name === 'price_updated_at')) {
        if (fast) return rejected;
        faults = note(faults, '/name', 'enum', { limit: values });
      }
    }
    if (data.operator === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'operator' });
    } else {
      const operator = data.operator;
      if (!(operator === 'lt' || operator === 'gte')) {
        if (fast) return rejected;
        faults = note(faults, '/operator', 'enum', { limit: values2 });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        if (!isDateTime(value)) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/value', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CatalogTimeFilterValidator = /* @__PURE__ */ validator(checkCatalogTimeFilter);

export { CatalogTimeFilterValidator as CatalogTimeFilter, checkCatalogTimeFilter as check };
