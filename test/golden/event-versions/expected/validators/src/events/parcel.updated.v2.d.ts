import type * as types from '@event-versions/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.ParcelUpdatedV2>;
export { validator0 as ParcelUpdatedV2 };
