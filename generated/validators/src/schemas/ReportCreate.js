// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkAdjustmentReportCreate } from '../schemas/AdjustmentReportCreate.js';
import { check as checkBalanceReportCreate } from '../schemas/BalanceReportCreate.js';
import { check as checkCatalogReportCreate } from '../schemas/CatalogReportCreate.js';
import { check as checkCheckoutReportCreate } from '../schemas/CheckoutReportCreate.js';
import { check as checkDiscountReportCreate } from '../schemas/DiscountReportCreate.js';
import { check as checkReconciliationReportCreate } from '../schemas/ReconciliationReportCreate.js';
import { check as checkTransactionReportCreate } from '../schemas/TransactionReportCreate.js';

function checkReportCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.type;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else if (tag === 'transactions' || tag === 'transaction_line_items') {
      const found = checkTransactionReportCreate(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (tag === 'adjustments' || tag === 'adjustment_line_items') {
      const found2 = checkAdjustmentReportCreate(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else if (tag === 'products_prices') {
      const found3 = checkCatalogReportCreate(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '');
      }
    } else if (tag === 'discounts') {
      const found4 = checkDiscountReportCreate(data, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '');
      }
    } else if (tag === 'checkouts') {
      const found5 = checkCheckoutReportCreate(data, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '');
      }
    } else if (tag === 'payout_reconciliation') {
      const found6 = checkReconciliationReportCreate(data, fast);
      if (found6 !== null) {
        if (fast) return found6;
        faults = adopt(faults, found6, '');
      }
    } else if (tag === 'balance') {
      const found7 = checkBalanceReportCreate(data, fast);
      if (found7 !== null) {
        if (fast) return found7;
        faults = adopt(faults, found7, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/type', 'enum', {
        limit: [
          'transactions',
          'transaction_line_items',
          'adjustments',
          'adjustment_line_items',
          'products_prices',
          'discounts',
          'checkouts',
          'payout_reconciliation',
          'balance',
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

const ReportCreateValidator = /* @__PURE__ */ validator(checkReportCreate);

export { ReportCreateValidator as ReportCreate, checkReportCreate as check };
