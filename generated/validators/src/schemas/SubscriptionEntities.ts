// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subscription_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      let data0 = data.subscription_id;
      if (typeof data0 === 'string') {
        if (typeof data0 === 'string') {
          if (!pattern0.test(data0)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/subscription_id', 'pattern', {
              limit: '^sub_[a-z0-9]{26}$',
              message: 'be a subscription id such as sub_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/SubscriptionEntities */
const validator0: Validator<types.SubscriptionEntities> = /* @__PURE__ */ validator(validate0);

export { validator0 as SubscriptionEntities, validate0 as check };
