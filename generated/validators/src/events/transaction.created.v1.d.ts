import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.TransactionCreatedV1>;
export { validator0 as TransactionCreatedV1 };
