// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPayoutPaidEventV1 } from '../schemas/PayoutPaidEventV1.ts';

/** @see events/payout.yaml#/payout.paid.v1/post */
const PayoutPaidV1Validator: Validator<types.PayoutPaidV1> = /* @__PURE__ */ validator(checkPayoutPaidEventV1);

export { PayoutPaidV1Validator as PayoutPaidV1, checkPayoutPaidEventV1 as PayoutPaidV1Check };
