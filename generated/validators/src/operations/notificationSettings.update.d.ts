import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.NotificationSettingsUpdatePath>;
declare const validator1: Validator<types.NotificationSettingsUpdateHeaders>;
declare const validator2: Validator<types.NotificationSettingsUpdateBody>;
declare const validator3: Validator<types.NotificationSettingsUpdateResponse200>;
declare const validator4: Validator<types.NotificationSettingsUpdateResponse400>;
declare const validator5: Validator<types.NotificationSettingsUpdateResponse401>;
declare const validator6: Validator<types.NotificationSettingsUpdateResponse403>;
declare const validator7: Validator<types.NotificationSettingsUpdateResponse404>;
declare const validator8: Validator<types.NotificationSettingsUpdateResponse409>;
declare const validator9: Validator<types.NotificationSettingsUpdateResponse413>;
declare const validator10: Validator<types.NotificationSettingsUpdateResponse415>;
declare const validator11: Validator<types.NotificationSettingsUpdateResponse429>;
declare const validator12: Validator<types.NotificationSettingsUpdateResponse431>;
declare const validator13: Validator<types.NotificationSettingsUpdateResponse500>;
declare const validator14: Validator<types.NotificationSettingsUpdateResponse503>;
export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response409,
  validator9 as response413,
  validator10 as response415,
  validator11 as response429,
  validator12 as response431,
  validator13 as response500,
  validator14 as response503,
};
