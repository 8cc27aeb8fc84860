// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkDiscountStatusFilter } from '../schemas/DiscountStatusFilter.js';
import { check as checkDiscountTypeFilter } from '../schemas/DiscountTypeFilter.js';
import { check as checkUpdatedAtFilter } from '../schemas/UpdatedAtFilter.js';

function checkDiscountReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.name;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else if (tag === 'status') {
      const found = checkDiscountStatusFilter(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (tag === 'type') {
      const found2 = checkDiscountTypeFilter(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else if (tag === 'updated_at') {
      const found3 = checkUpdatedAtFilter(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/name', 'enum', { limit: ['status', 'type', 'updated_at'], open: typeof tag == 'string' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DiscountReportFilterValidator = /* @__PURE__ */ validator(checkDiscountReportFilter);

export { DiscountReportFilterValidator as DiscountReportFilter, checkDiscountReportFilter as check };
