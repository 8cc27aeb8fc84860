// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCollectionModeFilter } from '../schemas/CollectionModeFilter.js';
import { check as checkCurrencyFilter } from '../schemas/CurrencyFilter.js';
import { check as checkTransactionOriginFilter } from '../schemas/TransactionOriginFilter.js';
import { check as checkTransactionStatusFilter } from '../schemas/TransactionStatusFilter.js';
import { check as checkUpdatedAtFilter } from '../schemas/UpdatedAtFilter.js';

function checkTransactionReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.name;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else if (tag === 'collection_mode') {
      const found = checkCollectionModeFilter(data, fast);
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
    } else if (tag === 'origin') {
      const found3 = checkTransactionOriginFilter(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else if (tag === 'status') {
      const found4 = checkTransactionStatusFilter(data, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '');
      }
    } else if (tag === 'updated_at') {
      const found5 = checkUpdatedAtFilter(data, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/name', 'enum', {
        limit: ['collection_mode', 'currency_code', 'origin', 'status', 'updated_at'],
        open: typeof tag == 'string',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionReportFilterValidator = /* @__PURE__ */ validator(checkTransactionReportFilter);

export { TransactionReportFilterValidator as TransactionReportFilter, checkTransactionReportFilter as check };
