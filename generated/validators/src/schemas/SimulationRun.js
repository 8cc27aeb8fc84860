// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkScenarioRun } from '../schemas/ScenarioRun.js';
import { check as checkSingleEventRun } from '../schemas/SingleEventRun.js';

function checkSimulationRun(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag = data.type;
    if (tag === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else if (
      tag === 'address.created' ||
      tag === 'address.imported' ||
      tag === 'address.updated' ||
      tag === 'adjustment.created' ||
      tag === 'adjustment.updated' ||
      tag === 'api_key.created' ||
      tag === 'api_key.expired' ||
      tag === 'api_key.expiring' ||
      tag === 'api_key.revoked' ||
      tag === 'api_key.updated' ||
      tag === 'api_key_exposure.created' ||
      tag === 'business.created' ||
      tag === 'business.imported' ||
      tag === 'business.updated' ||
      tag === 'client_token.created' ||
      tag === 'client_token.revoked' ||
      tag === 'client_token.updated' ||
      tag === 'customer.created' ||
      tag === 'customer.imported' ||
      tag === 'customer.updated' ||
      tag === 'discount.created' ||
      tag === 'discount.imported' ||
      tag === 'discount.updated' ||
      tag === 'discount_group.created' ||
      tag === 'discount_group.updated' ||
      tag === 'flow_session.abandoned' ||
      tag === 'flow_session.completed' ||
      tag === 'flow_session.created' ||
      tag === 'funnel_session.abandoned' ||
      tag === 'funnel_session.completed' ||
      tag === 'funnel_session.created' ||
      tag === 'invoice.canceled' ||
      tag === 'invoice.issued' ||
      tag === 'invoice.overdue' ||
      tag === 'invoice.paid' ||
      tag === 'payment_method.deleted' ||
      tag === 'payment_method.saved' ||
      tag === 'payout.created' ||
      tag === 'payout.paid' ||
      tag === 'price.created' ||
      tag === 'price.imported' ||
      tag === 'price.updated' ||
      tag === 'product.created' ||
      tag === 'product.imported' ||
      tag === 'product.updated' ||
      tag === 'product_collection.created' ||
      tag === 'product_collection.updated' ||
      tag === 'report.created' ||
      tag === 'report.updated' ||
      tag === 'subscription.activated' ||
      tag === 'subscription.canceled' ||
      tag === 'subscription.created' ||
      tag === 'subscription.imported' ||
      tag === 'subscription.past_due' ||
      tag === 'subscription.paused' ||
      tag === 'subscription.resumed' ||
      tag === 'subscription.trialing' ||
      tag === 'subscription.updated' ||
      tag === 'transaction.billed' ||
      tag === 'transaction.canceled' ||
      tag === 'transaction.completed' ||
      tag === 'transaction.created' ||
      tag === 'transaction.paid' ||
      tag === 'transaction.past_due' ||
      tag === 'transaction.payment_failed' ||
      tag === 'transaction.ready' ||
      tag === 'transaction.revised' ||
      tag === 'transaction.updated'
    ) {
      const found = checkSingleEventRun(data, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '');
      }
    } else if (
      tag === 'subscription_creation' ||
      tag === 'subscription_renewal' ||
      tag === 'subscription_pause' ||
      tag === 'subscription_resume' ||
      tag === 'subscription_cancellation'
    ) {
      const found2 = checkScenarioRun(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '');
      }
    } else {
      if (fast) return rejected;
      faults = note(faults, '/type', 'enum', {
        limit: [
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
          'subscription_creation',
          'subscription_renewal',
          'subscription_pause',
          'subscription_resume',
          'subscription_cancellation',
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

const SimulationRunValidator = /* @__PURE__ */ validator(checkSimulationRun);

export { SimulationRunValidator as SimulationRun, checkSimulationRun as check };
