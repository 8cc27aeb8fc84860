// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'address.created',
  'address.imported',
  'address.updated',
  'adjustment.created',
  'adjustment.updated',
  'api_key.created',
  'api_key.expired',
  'api_key.expiring',
  'api_key.revoked',
  'api_key.updated',
  'api_key_exposure.created',
  'business.created',
  'business.imported',
  'business.updated',
  'client_token.created',
  'client_token.revoked',
  'client_token.updated',
  'customer.created',
  'customer.imported',
  'customer.updated',
  'discount.created',
  'discount.imported',
  'discount.updated',
  'discount_group.created',
  'discount_group.updated',
  'flow_session.abandoned',
  'flow_session.completed',
  'flow_session.created',
  'funnel_session.abandoned',
  'funnel_session.completed',
  'funnel_session.created',
  'invoice.canceled',
  'invoice.issued',
  'invoice.overdue',
  'invoice.paid',
  'payment_method.deleted',
  'payment_method.saved',
  'payout.created',
  'payout.paid',
  'price.created',
  'price.imported',
  'price.updated',
  'product.created',
  'product.imported',
  'product.updated',
  'product_collection.created',
  'product_collection.updated',
  'report.created',
  'report.updated',
  'subscription.activated',
  'subscription.canceled',
  'subscription.created',
  'subscription.imported',
  'subscription.past_due',
  'subscription.paused',
  'subscription.resumed',
  'subscription.trialing',
  'subscription.updated',
  'transaction.billed',
  'transaction.canceled',
  'transaction.completed',
  'transaction.created',
  'transaction.paid',
  'transaction.past_due',
  'transaction.payment_failed',
  'transaction.ready',
  'transaction.revised',
  'transaction.updated',
];
const values2 = /* @__PURE__ */ new Set(values);

function checkEventTypeName(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const EventTypeNameValidator = /* @__PURE__ */ validator(checkEventTypeName);

export { EventTypeNameValidator as EventTypeName, checkEventTypeName as check };
