// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCatalogStatusFilter } from '../schemas/CatalogStatusFilter.js';
import { check as checkCatalogTimeFilter } from '../schemas/CatalogTimeFilter.js';
import { check as checkCatalogTypeFilter } from '../schemas/CatalogTypeFilter.js';

function checkCatalogReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.name;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else if (tag === 'product_status' || tag === 'price_status') {
      const found = checkCatalogStatusFilter(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (tag === 'product_type' || tag === 'price_type') {
      const found2 = checkCatalogTypeFilter(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else if (tag === 'product_updated_at' || tag === 'price_updated_at') {
      const found3 = checkCatalogTimeFilter(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/name', 'enum', {
        limit: [
          'product_status',
          'price_status',
          'product_type',
          'price_type',
          'product_updated_at',
          'price_updated_at',
        ],
        open: typeof tag == 'string',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CatalogReportFilterValidator = /* @__PURE__ */ validator(checkCatalogReportFilter);

export { CatalogReportFilterValidator as CatalogReportFilter, checkCatalogReportFilter as check };
