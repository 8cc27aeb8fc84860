import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.ApiKeyExpiredV1>;
export { validator0 as ApiKeyExpiredV1 };
