import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.EventsListQuery>;
declare const validator1: Validator<types.EventsListHeaders>;
declare const validator2: Validator<types.EventsListResponse200>;
declare const validator3: Validator<types.EventsListResponse400>;
declare const validator4: Validator<types.EventsListResponse401>;
declare const validator5: Validator<types.EventsListResponse403>;
declare const validator6: Validator<types.EventsListResponse429>;
declare const validator7: Validator<types.EventsListResponse431>;
declare const validator8: Validator<types.EventsListResponse500>;
declare const validator9: Validator<types.EventsListResponse503>;
export {
  validator0 as query,
  validator1 as headers,
  validator2 as response200,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response429,
  validator7 as response431,
  validator8 as response500,
  validator9 as response503,
};
