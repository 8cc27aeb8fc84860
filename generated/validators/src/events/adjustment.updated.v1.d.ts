import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.AdjustmentUpdatedV1>;
export { validator0 as AdjustmentUpdatedV1 };
