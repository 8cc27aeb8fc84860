import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.EventTypesListHeaders>;
declare const validator1: Validator<types.EventTypesListResponse200>;
declare const validator2: Validator<types.EventTypesListResponse400>;
declare const validator3: Validator<types.EventTypesListResponse401>;
declare const validator4: Validator<types.EventTypesListResponse429>;
declare const validator5: Validator<types.EventTypesListResponse431>;
declare const validator6: Validator<types.EventTypesListResponse500>;
declare const validator7: Validator<types.EventTypesListResponse503>;
export {
  validator0 as headers,
  validator1 as response200,
  validator2 as response400,
  validator3 as response401,
  validator4 as response429,
  validator5 as response431,
  validator6 as response500,
  validator7 as response503,
};
