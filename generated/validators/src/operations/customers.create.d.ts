import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.CustomersCreateHeaders>;
declare const validator1: Validator<types.CustomersCreateBody>;
declare const validator2: Validator<types.CustomersCreateResponse201>;
declare const validator3: Validator<types.CustomersCreateResponse400>;
declare const validator4: Validator<types.CustomersCreateResponse401>;
declare const validator5: Validator<types.CustomersCreateResponse403>;
declare const validator6: Validator<types.CustomersCreateResponse409>;
declare const validator7: Validator<types.CustomersCreateResponse413>;
declare const validator8: Validator<types.CustomersCreateResponse415>;
declare const validator9: Validator<types.CustomersCreateResponse429>;
declare const validator10: Validator<types.CustomersCreateResponse431>;
declare const validator11: Validator<types.CustomersCreateResponse500>;
declare const validator12: Validator<types.CustomersCreateResponse503>;
export {
  validator0 as headers,
  validator1 as body,
  validator2 as response201,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response409,
  validator7 as response413,
  validator8 as response415,
  validator9 as response429,
  validator10 as response431,
  validator11 as response500,
  validator12 as response503,
};
