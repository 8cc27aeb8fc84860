import type * as types from '@several-files/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.StampsGetPath>;
declare const validator1: Validator<types.StampsGetResponse200>;
export { validator0 as path, validator1 as response200 };
