import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.ProductsGetPath>;
declare const validator1: Validator<types.ProductsGetQuery>;
declare const validator2: Validator<types.ProductsGetHeaders>;
declare const validator3: Validator<types.ProductsGetResponse200>;
declare const validator4: Validator<types.ProductsGetResponse400>;
declare const validator5: Validator<types.ProductsGetResponse401>;
declare const validator6: Validator<types.ProductsGetResponse403>;
declare const validator7: Validator<types.ProductsGetResponse404>;
declare const validator8: Validator<types.ProductsGetResponse429>;
declare const validator9: Validator<types.ProductsGetResponse431>;
declare const validator10: Validator<types.ProductsGetResponse500>;
declare const validator11: Validator<types.ProductsGetResponse503>;
export {
  validator0 as path,
  validator1 as query,
  validator2 as headers,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
};
