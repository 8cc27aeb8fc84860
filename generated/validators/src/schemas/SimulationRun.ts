// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check68 } from '../schemas/ScenarioRun.ts';
import { check as check0 } from '../schemas/SingleEventRun.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    const tag0 = data.type;
    if (tag0 === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else if (tag0 === 'address.created') {
      const found0 = check0(data, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'address.imported') {
      const found1 = check0(data, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'address.updated') {
      const found2 = check0(data, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'adjustment.created') {
      const found3 = check0(data, fast);
      if (found3 !== null) {
        if (fast) return found3;
        vErrors = adopt0(vErrors, found3, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'adjustment.updated') {
      const found4 = check0(data, fast);
      if (found4 !== null) {
        if (fast) return found4;
        vErrors = adopt0(vErrors, found4, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key.created') {
      const found5 = check0(data, fast);
      if (found5 !== null) {
        if (fast) return found5;
        vErrors = adopt0(vErrors, found5, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key.expired') {
      const found6 = check0(data, fast);
      if (found6 !== null) {
        if (fast) return found6;
        vErrors = adopt0(vErrors, found6, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key.expiring') {
      const found7 = check0(data, fast);
      if (found7 !== null) {
        if (fast) return found7;
        vErrors = adopt0(vErrors, found7, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key.revoked') {
      const found8 = check0(data, fast);
      if (found8 !== null) {
        if (fast) return found8;
        vErrors = adopt0(vErrors, found8, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key.updated') {
      const found9 = check0(data, fast);
      if (found9 !== null) {
        if (fast) return found9;
        vErrors = adopt0(vErrors, found9, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'api_key_exposure.created') {
      const found10 = check0(data, fast);
      if (found10 !== null) {
        if (fast) return found10;
        vErrors = adopt0(vErrors, found10, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'business.created') {
      const found11 = check0(data, fast);
      if (found11 !== null) {
        if (fast) return found11;
        vErrors = adopt0(vErrors, found11, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'business.imported') {
      const found12 = check0(data, fast);
      if (found12 !== null) {
        if (fast) return found12;
        vErrors = adopt0(vErrors, found12, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'business.updated') {
      const found13 = check0(data, fast);
      if (found13 !== null) {
        if (fast) return found13;
        vErrors = adopt0(vErrors, found13, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'client_token.created') {
      const found14 = check0(data, fast);
      if (found14 !== null) {
        if (fast) return found14;
        vErrors = adopt0(vErrors, found14, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'client_token.revoked') {
      const found15 = check0(data, fast);
      if (found15 !== null) {
        if (fast) return found15;
        vErrors = adopt0(vErrors, found15, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'client_token.updated') {
      const found16 = check0(data, fast);
      if (found16 !== null) {
        if (fast) return found16;
        vErrors = adopt0(vErrors, found16, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'customer.created') {
      const found17 = check0(data, fast);
      if (found17 !== null) {
        if (fast) return found17;
        vErrors = adopt0(vErrors, found17, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'customer.imported') {
      const found18 = check0(data, fast);
      if (found18 !== null) {
        if (fast) return found18;
        vErrors = adopt0(vErrors, found18, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'customer.updated') {
      const found19 = check0(data, fast);
      if (found19 !== null) {
        if (fast) return found19;
        vErrors = adopt0(vErrors, found19, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'discount.created') {
      const found20 = check0(data, fast);
      if (found20 !== null) {
        if (fast) return found20;
        vErrors = adopt0(vErrors, found20, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'discount.imported') {
      const found21 = check0(data, fast);
      if (found21 !== null) {
        if (fast) return found21;
        vErrors = adopt0(vErrors, found21, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'discount.updated') {
      const found22 = check0(data, fast);
      if (found22 !== null) {
        if (fast) return found22;
        vErrors = adopt0(vErrors, found22, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'discount_group.created') {
      const found23 = check0(data, fast);
      if (found23 !== null) {
        if (fast) return found23;
        vErrors = adopt0(vErrors, found23, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'discount_group.updated') {
      const found24 = check0(data, fast);
      if (found24 !== null) {
        if (fast) return found24;
        vErrors = adopt0(vErrors, found24, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'flow_session.abandoned') {
      const found25 = check0(data, fast);
      if (found25 !== null) {
        if (fast) return found25;
        vErrors = adopt0(vErrors, found25, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'flow_session.completed') {
      const found26 = check0(data, fast);
      if (found26 !== null) {
        if (fast) return found26;
        vErrors = adopt0(vErrors, found26, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'flow_session.created') {
      const found27 = check0(data, fast);
      if (found27 !== null) {
        if (fast) return found27;
        vErrors = adopt0(vErrors, found27, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'funnel_session.abandoned') {
      const found28 = check0(data, fast);
      if (found28 !== null) {
        if (fast) return found28;
        vErrors = adopt0(vErrors, found28, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'funnel_session.completed') {
      const found29 = check0(data, fast);
      if (found29 !== null) {
        if (fast) return found29;
        vErrors = adopt0(vErrors, found29, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'funnel_session.created') {
      const found30 = check0(data, fast);
      if (found30 !== null) {
        if (fast) return found30;
        vErrors = adopt0(vErrors, found30, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'invoice.canceled') {
      const found31 = check0(data, fast);
      if (found31 !== null) {
        if (fast) return found31;
        vErrors = adopt0(vErrors, found31, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'invoice.issued') {
      const found32 = check0(data, fast);
      if (found32 !== null) {
        if (fast) return found32;
        vErrors = adopt0(vErrors, found32, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'invoice.overdue') {
      const found33 = check0(data, fast);
      if (found33 !== null) {
        if (fast) return found33;
        vErrors = adopt0(vErrors, found33, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'invoice.paid') {
      const found34 = check0(data, fast);
      if (found34 !== null) {
        if (fast) return found34;
        vErrors = adopt0(vErrors, found34, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'payment_method.deleted') {
      const found35 = check0(data, fast);
      if (found35 !== null) {
        if (fast) return found35;
        vErrors = adopt0(vErrors, found35, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'payment_method.saved') {
      const found36 = check0(data, fast);
      if (found36 !== null) {
        if (fast) return found36;
        vErrors = adopt0(vErrors, found36, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'payout.created') {
      const found37 = check0(data, fast);
      if (found37 !== null) {
        if (fast) return found37;
        vErrors = adopt0(vErrors, found37, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'payout.paid') {
      const found38 = check0(data, fast);
      if (found38 !== null) {
        if (fast) return found38;
        vErrors = adopt0(vErrors, found38, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'price.created') {
      const found39 = check0(data, fast);
      if (found39 !== null) {
        if (fast) return found39;
        vErrors = adopt0(vErrors, found39, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'price.imported') {
      const found40 = check0(data, fast);
      if (found40 !== null) {
        if (fast) return found40;
        vErrors = adopt0(vErrors, found40, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'price.updated') {
      const found41 = check0(data, fast);
      if (found41 !== null) {
        if (fast) return found41;
        vErrors = adopt0(vErrors, found41, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'product.created') {
      const found42 = check0(data, fast);
      if (found42 !== null) {
        if (fast) return found42;
        vErrors = adopt0(vErrors, found42, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'product.imported') {
      const found43 = check0(data, fast);
      if (found43 !== null) {
        if (fast) return found43;
        vErrors = adopt0(vErrors, found43, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'product.updated') {
      const found44 = check0(data, fast);
      if (found44 !== null) {
        if (fast) return found44;
        vErrors = adopt0(vErrors, found44, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'product_collection.created') {
      const found45 = check0(data, fast);
      if (found45 !== null) {
        if (fast) return found45;
        vErrors = adopt0(vErrors, found45, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'product_collection.updated') {
      const found46 = check0(data, fast);
      if (found46 !== null) {
        if (fast) return found46;
        vErrors = adopt0(vErrors, found46, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'report.created') {
      const found47 = check0(data, fast);
      if (found47 !== null) {
        if (fast) return found47;
        vErrors = adopt0(vErrors, found47, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'report.updated') {
      const found48 = check0(data, fast);
      if (found48 !== null) {
        if (fast) return found48;
        vErrors = adopt0(vErrors, found48, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.activated') {
      const found49 = check0(data, fast);
      if (found49 !== null) {
        if (fast) return found49;
        vErrors = adopt0(vErrors, found49, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.canceled') {
      const found50 = check0(data, fast);
      if (found50 !== null) {
        if (fast) return found50;
        vErrors = adopt0(vErrors, found50, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.created') {
      const found51 = check0(data, fast);
      if (found51 !== null) {
        if (fast) return found51;
        vErrors = adopt0(vErrors, found51, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.imported') {
      const found52 = check0(data, fast);
      if (found52 !== null) {
        if (fast) return found52;
        vErrors = adopt0(vErrors, found52, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.past_due') {
      const found53 = check0(data, fast);
      if (found53 !== null) {
        if (fast) return found53;
        vErrors = adopt0(vErrors, found53, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.paused') {
      const found54 = check0(data, fast);
      if (found54 !== null) {
        if (fast) return found54;
        vErrors = adopt0(vErrors, found54, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.resumed') {
      const found55 = check0(data, fast);
      if (found55 !== null) {
        if (fast) return found55;
        vErrors = adopt0(vErrors, found55, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.trialing') {
      const found56 = check0(data, fast);
      if (found56 !== null) {
        if (fast) return found56;
        vErrors = adopt0(vErrors, found56, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription.updated') {
      const found57 = check0(data, fast);
      if (found57 !== null) {
        if (fast) return found57;
        vErrors = adopt0(vErrors, found57, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.billed') {
      const found58 = check0(data, fast);
      if (found58 !== null) {
        if (fast) return found58;
        vErrors = adopt0(vErrors, found58, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.canceled') {
      const found59 = check0(data, fast);
      if (found59 !== null) {
        if (fast) return found59;
        vErrors = adopt0(vErrors, found59, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.completed') {
      const found60 = check0(data, fast);
      if (found60 !== null) {
        if (fast) return found60;
        vErrors = adopt0(vErrors, found60, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.created') {
      const found61 = check0(data, fast);
      if (found61 !== null) {
        if (fast) return found61;
        vErrors = adopt0(vErrors, found61, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.paid') {
      const found62 = check0(data, fast);
      if (found62 !== null) {
        if (fast) return found62;
        vErrors = adopt0(vErrors, found62, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.past_due') {
      const found63 = check0(data, fast);
      if (found63 !== null) {
        if (fast) return found63;
        vErrors = adopt0(vErrors, found63, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.payment_failed') {
      const found64 = check0(data, fast);
      if (found64 !== null) {
        if (fast) return found64;
        vErrors = adopt0(vErrors, found64, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.ready') {
      const found65 = check0(data, fast);
      if (found65 !== null) {
        if (fast) return found65;
        vErrors = adopt0(vErrors, found65, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.revised') {
      const found66 = check0(data, fast);
      if (found66 !== null) {
        if (fast) return found66;
        vErrors = adopt0(vErrors, found66, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'transaction.updated') {
      const found67 = check0(data, fast);
      if (found67 !== null) {
        if (fast) return found67;
        vErrors = adopt0(vErrors, found67, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription_creation') {
      const found68 = check68(data, fast);
      if (found68 !== null) {
        if (fast) return found68;
        vErrors = adopt0(vErrors, found68, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription_renewal') {
      const found69 = check68(data, fast);
      if (found69 !== null) {
        if (fast) return found69;
        vErrors = adopt0(vErrors, found69, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription_pause') {
      const found70 = check68(data, fast);
      if (found70 !== null) {
        if (fast) return found70;
        vErrors = adopt0(vErrors, found70, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription_resume') {
      const found71 = check68(data, fast);
      if (found71 !== null) {
        if (fast) return found71;
        vErrors = adopt0(vErrors, found71, '');
        errors = vErrors.length;
      }
    } else if (tag0 === 'subscription_cancellation') {
      const found72 = check68(data, fast);
      if (found72 !== null) {
        if (fast) return found72;
        vErrors = adopt0(vErrors, found72, '');
        errors = vErrors.length;
      }
    } else {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '/type', 'enum', {
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
        open: typeof tag0 == 'string',
      });
    }
  } else {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
  }
  return vErrors;
}

/** @see schemas/simulation-run.yaml#/SimulationRun */
const validator0: Validator<types.SimulationRun> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationRun, validate0 as check };
