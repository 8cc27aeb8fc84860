// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkPayoutCreatedEventV1 } from '../schemas/PayoutCreatedEventV1.ts';

/** @see events/payout.yaml#/payout.created.v1/post */
const PayoutCreatedV1Validator: Validator<types.PayoutCreatedV1> = /* @__PURE__ */ validator(checkPayoutCreatedEventV1);

export { PayoutCreatedV1Validator as PayoutCreatedV1, checkPayoutCreatedEventV1 as PayoutCreatedV1Check };
