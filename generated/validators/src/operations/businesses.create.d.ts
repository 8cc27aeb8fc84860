import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.BusinessesCreatePath>;
declare const validator1: Validator<types.BusinessesCreateHeaders>;
declare const validator2: Validator<types.BusinessesCreateBody>;
declare const validator3: Validator<types.BusinessesCreateResponse201>;
declare const validator4: Validator<types.BusinessesCreateResponse400>;
declare const validator5: Validator<types.BusinessesCreateResponse401>;
declare const validator6: Validator<types.BusinessesCreateResponse403>;
declare const validator7: Validator<types.BusinessesCreateResponse404>;
declare const validator8: Validator<types.BusinessesCreateResponse413>;
declare const validator9: Validator<types.BusinessesCreateResponse415>;
declare const validator10: Validator<types.BusinessesCreateResponse429>;
declare const validator11: Validator<types.BusinessesCreateResponse431>;
declare const validator12: Validator<types.BusinessesCreateResponse500>;
declare const validator13: Validator<types.BusinessesCreateResponse503>;
export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response201,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response413,
  validator9 as response415,
  validator10 as response429,
  validator11 as response431,
  validator12 as response500,
  validator13 as response503,
};
