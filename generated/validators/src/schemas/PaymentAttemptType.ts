// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
  'card',
  'korea_local',
  'south_korea_local_card',
  'device_wallet_a',
  'device_wallet_b',
  'device_wallet_c',
  'paypal_kind',
  'method_01',
  'method_02',
  'method_03',
  'method_04',
  'method_05',
  'method_06',
  'method_07',
  'method_08',
  'method_09',
  'method_10',
  'offline',
  'wire_transfer',
  'unknown',
];
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/payment-attempt.yaml#/PaymentAttemptType */
const validator0: Validator<types.PaymentAttemptType> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaymentAttemptType, validate0 as check };
