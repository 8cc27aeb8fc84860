// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkExpectedDetails } from '../schemas/ExpectedDetails.js';
import { check as checkManagementUrls } from '../schemas/ManagementUrls.js';
import { check as checkNextTransaction } from '../schemas/NextTransaction.js';
import { check as checkSubscription } from '../schemas/Subscription.js';

function checkSubscriptionRead(data, fast) {
  let faults = null;
  const found = checkSubscription(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.management_urls === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'management_urls' });
    } else {
      const management_urls = data.management_urls;
      const found2 = checkManagementUrls(management_urls, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/management_urls');
      }
    }
    if (data.next_transaction !== undefined) {
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
    if (data.recurring_transaction_details !== undefined) {
      const recurring_transaction_details = data.recurring_transaction_details;
      const found4 = checkExpectedDetails(recurring_transaction_details, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '/recurring_transaction_details');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionReadValidator = /* @__PURE__ */ validator(checkSubscriptionRead);

export { SubscriptionReadValidator as SubscriptionRead, checkSubscriptionRead as check };
