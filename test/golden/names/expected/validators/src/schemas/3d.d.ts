import type * as types from '@names/types';

import type { Validator } from '../runtime/validator.ts';
import type { Check } from '../runtime/fault.ts';

declare const validator0: Validator<types._3d>;
declare const check: Check;
export { validator0 as _3d, check };
