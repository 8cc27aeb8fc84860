// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkMovementTimeFilter } from '../schemas/MovementTimeFilter.js';
import { check as checkMovementTypeFilter } from '../schemas/MovementTypeFilter.js';
import { check as checkRemittanceReferenceFilter } from '../schemas/RemittanceReferenceFilter.js';

function checkReconciliationReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.name;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else if (tag === 'remittance_reference') {
      const found = checkRemittanceReferenceFilter(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (tag === 'balance_movement_type') {
      const found2 = checkMovementTypeFilter(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else if (tag === 'balance_movement_date' || tag === 'transaction_updated_at') {
      const found3 = checkMovementTimeFilter(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/name', 'enum', {
        limit: ['remittance_reference', 'balance_movement_type', 'balance_movement_date', 'transaction_updated_at'],
        open: typeof tag == 'string',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ReconciliationReportFilterValidator = /* @__PURE__ */ validator(checkReconciliationReportFilter);

export { ReconciliationReportFilterValidator as ReconciliationReportFilter, checkReconciliationReportFilter as check };
