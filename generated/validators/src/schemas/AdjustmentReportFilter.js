// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkAdjustmentActionFilter } from '../schemas/AdjustmentActionFilter.js';
import { check as checkAdjustmentStatusFilter } from '../schemas/AdjustmentStatusFilter.js';
import { check as checkCurrencyFilter } from '../schemas/CurrencyFilter.js';
import { check as checkUpdatedAtFilter } from '../schemas/UpdatedAtFilter.js';

function checkAdjustmentReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.name;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else if (tag === 'action') {
      const found = checkAdjustmentActionFilter(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (tag === 'currency_code') {
      const found2 = checkCurrencyFilter(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else if (tag === 'status') {
      const found3 = checkAdjustmentStatusFilter(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else if (tag === 'updated_at') {
      const found4 = checkUpdatedAtFilter(data, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/name', 'enum', {
        limit: ['action', 'currency_code', 'status', 'updated_at'],
        open: typeof tag == 'string',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentReportFilterValidator = /* @__PURE__ */ validator(checkAdjustmentReportFilter);

export { AdjustmentReportFilterValidator as AdjustmentReportFilter, checkAdjustmentReportFilter as check };
