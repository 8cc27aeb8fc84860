import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.NotificationSettingsGetPath>;
declare const validator1: Validator<types.NotificationSettingsGetHeaders>;
declare const validator2: Validator<types.NotificationSettingsGetResponse200>;
declare const validator3: Validator<types.NotificationSettingsGetResponse400>;
declare const validator4: Validator<types.NotificationSettingsGetResponse401>;
declare const validator5: Validator<types.NotificationSettingsGetResponse403>;
declare const validator6: Validator<types.NotificationSettingsGetResponse404>;
declare const validator7: Validator<types.NotificationSettingsGetResponse429>;
declare const validator8: Validator<types.NotificationSettingsGetResponse431>;
declare const validator9: Validator<types.NotificationSettingsGetResponse500>;
declare const validator10: Validator<types.NotificationSettingsGetResponse503>;
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
