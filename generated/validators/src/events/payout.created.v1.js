// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPayoutCreatedEventV1 } from '../schemas/PayoutCreatedEventV1.js';

const PayoutCreatedV1Validator = /* @__PURE__ */ validator(checkPayoutCreatedEventV1);

export { PayoutCreatedV1Validator as PayoutCreatedV1, checkPayoutCreatedEventV1 as PayoutCreatedV1Check };
