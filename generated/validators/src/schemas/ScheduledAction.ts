// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['cancel', 'pause', 'resume'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'cancel' || data === 'pause' || data === 'resume')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/subscription.yaml#/ScheduledAction */
const validator0: Validator<types.ScheduledAction> = /* @__PURE__ */ validator(validate0);

export { validator0 as ScheduledAction, validate0 as check };
