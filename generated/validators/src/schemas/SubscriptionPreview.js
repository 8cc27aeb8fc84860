// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkExpectedDetails } from '../schemas/ExpectedDetails.js';
import { check as checkNextTransaction } from '../schemas/NextTransaction.js';
import { check as checkSubscription } from '../schemas/Subscription.js';
import { check as checkUpdateSummary } from '../schemas/UpdateSummary.js';

function checkSubscriptionPreview(data, fast) {
  let faults = null;
  const found = checkSubscription(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.immediate_transaction === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'immediate_transaction' });
    } else {
      const immediate_transaction = data.immediate_transaction;
      if (immediate_transaction && typeof immediate_transaction == 'object' && !Array.isArray(immediate_transaction)) {
        const found2 = checkNextTransaction(immediate_transaction, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/immediate_transaction');
        }
      } else if (!(immediate_transaction === null)) {
        if (fast) return rejected;
        faults = note(faults, '/immediate_transaction', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.next_transaction === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'next_transaction' });
    } else {
      const next_transaction = data.next_transaction;
      if (next_transaction && typeof next_transaction == 'object' && !Array.isArray(next_transaction)) {
        const found3 = checkNextTransaction(next_transaction, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/next_transaction');
        }
      } else if (!(next_transaction === null)) {
        if (fast) return rejected;
        faults = note(faults, '/next_transaction', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.recurring_transaction_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'recurring_transaction_details' });
    } else {
      const recurring_transaction_details = data.recurring_transaction_details;
      const found4 = checkExpectedDetails(recurring_transaction_details, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '/recurring_transaction_details');
      }
    }
    if (data.update_summary === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'update_summary' });
    } else {
      const update_summary = data.update_summary;
      if (update_summary && typeof update_summary == 'object' && !Array.isArray(update_summary)) {
        const found5 = checkUpdateSummary(update_summary, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/update_summary');
        }
      } else if (!(update_summary === null)) {
        if (fast) return rejected;
        faults = note(faults, '/update_summary', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionPreviewValidator = /* @__PURE__ */ validator(checkSubscriptionPreview);

export { SubscriptionPreviewValidator as SubscriptionPreview, checkSubscriptionPreview as check };
