import type * as types from '@billing/types';

import type { Validator } from '../runtime/validator.ts';

declare const validator0: Validator<types.SimulationEventsGetPath>;
declare const validator1: Validator<types.SimulationEventsGetHeaders>;
declare const validator2: Validator<types.SimulationEventsGetResponse200>;
declare const validator3: Validator<types.SimulationEventsGetResponse400>;
declare const validator4: Validator<types.SimulationEventsGetResponse401>;
declare const validator5: Validator<types.SimulationEventsGetResponse403>;
declare const validator6: Validator<types.SimulationEventsGetResponse404>;
declare const validator7: Validator<types.SimulationEventsGetResponse429>;
declare const validator8: Validator<types.SimulationEventsGetResponse431>;
declare const validator9: Validator<types.SimulationEventsGetResponse500>;
declare const validator10: Validator<types.SimulationEventsGetResponse503>;
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
