// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCatalogReportFilter } from '../schemas/CatalogReportFilter.js';

function checkCatalogReportCreate(data, fast) {
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
      if (value !== 'products_prices') {
        if (fast) return rejected;
        faults = note(faults, '/type', 'const', { limit: 'products_prices' });
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
          const found = checkCatalogReportFilter(item, fast);
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

const CatalogReportCreateValidator = /* @__PURE__ */ validator(checkCatalogReportCreate);

export { CatalogReportCreateValidator as CatalogReportCreate, checkCatalogReportCreate as check };
