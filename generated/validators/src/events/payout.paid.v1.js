// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPayoutPaidEventV1 } from '../schemas/PayoutPaidEventV1.js';

const PayoutPaidV1Validator = /* @__PURE__ */ validator(checkPayoutPaidEventV1);

export { PayoutPaidV1Validator as PayoutPaidV1, checkPayoutPaidEventV1 as PayoutPaidV1Check };
