import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.ProductsCreateHeaders>;
declare const validator1: Validator<types.ProductsCreateBody>;
declare const validator2: Validator<types.ProductsCreateResponse201>;
declare const validator3: Validator<types.ProductsCreateResponse400>;
declare const validator4: Validator<types.ProductsCreateResponse401>;
declare const validator5: Validator<types.ProductsCreateResponse403>;
declare const validator6: Validator<types.ProductsCreateResponse413>;
declare const validator7: Validator<types.ProductsCreateResponse415>;
declare const validator8: Validator<types.ProductsCreateResponse429>;
declare const validator9: Validator<types.ProductsCreateResponse431>;
declare const validator10: Validator<types.ProductsCreateResponse500>;
declare const validator11: Validator<types.ProductsCreateResponse503>;
export {
  validator0 as headers,
  validator1 as body,
  validator2 as response201,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response413,
  validator7 as response415,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
};
