import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';
import type { Check } from '../runtime/fault.ts';

declare const validator0: Validator<types.CheckoutDomain>;
declare const check: Check;
export { validator0 as CheckoutDomain, check };
