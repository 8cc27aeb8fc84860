// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkUpdatedAtFilter } from '../schemas/UpdatedAtFilter.js';

function checkCheckoutReportCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'type' || key === 'filters')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (value !== 'checkouts') {
        if (fast) return rejected;
        faults = note(faults, '/type', 'const', { limit: 'checkouts' });
      }
    }
    if (data.filters !== undefined) {
      const filters = data.filters;
      if (Array.isArray(filters)) {
        if (filters.length > 10) {
          if (fast) return rejected;
          faults = note(faults, '/filters', 'maxItems', { limit: 10 });
        }
        for (let i = 0; i < filters.length; i++) {
          const item = filters[i];
          const found = checkUpdatedAtFilter(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/filters/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/filters', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CheckoutReportCreateValidator = /* @__PURE__ */ validator(checkCheckoutReportCreate);

export { CheckoutReportCreateValidator as CheckoutReportCreate, checkCheckoutReportCreate as check };
