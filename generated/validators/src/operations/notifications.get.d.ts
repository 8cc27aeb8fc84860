import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.NotificationsGetPath>;
declare const validator1: Validator<types.NotificationsGetHeaders>;
declare const validator2: Validator<types.NotificationsGetResponse200>;
declare const validator3: Validator<types.NotificationsGetResponse400>;
declare const validator4: Validator<types.NotificationsGetResponse401>;
declare const validator5: Validator<types.NotificationsGetResponse403>;
declare const validator6: Validator<types.NotificationsGetResponse404>;
declare const validator7: Validator<types.NotificationsGetResponse429>;
declare const validator8: Validator<types.NotificationsGetResponse431>;
declare const validator9: Validator<types.NotificationsGetResponse500>;
declare const validator10: Validator<types.NotificationsGetResponse503>;
export {
  validator0 as path,
  validator1 as headers,
  validator2 as response200,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response404,
  validator7 as response429,
  validator8 as response431,
  validator9 as response500,
  validator10 as response503,
};
