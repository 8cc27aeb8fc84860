// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/SimulationEventResponse.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.simulation_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_id' });
    } else {
      let data0 = data.simulation_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/simulation_id', 'pattern', {
            limit: '^ntfsim_[a-z0-9]{26}$',
            message: 'be a simulation id such as ntfsim_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/simulation_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.simulation_run_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_run_id' });
    } else {
      let data1 = data.simulation_run_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/simulation_run_id', 'pattern', {
            limit: '^ntfsimrun_[a-z0-9]{26}$',
            message: 'be a simulation run id such as ntfsimrun_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/simulation_run_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.simulation_event_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_event_id' });
    } else {
      let data2 = data.simulation_event_id;
      if (typeof data2 === 'string') {
        if (!pattern2.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/simulation_event_id', 'pattern', {
            limit: '^ntfsimevt_[a-z0-9]{26}$',
            message: 'be a simulation event id such as ntfsimevt_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/simulation_event_id', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}
function validate1(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values0 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/simulation-events.yaml#/simulation-event/get */
const validator0: Validator<types.SimulationEventsGetPath> = /* @__PURE__ */ validator(validate0);
/** @see operations/simulation-events.yaml#/simulation-event/get */
const validator1: Validator<types.SimulationEventsGetHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/simulation-events.yaml#/simulation-event/get/responses/200 */
const validator2: Validator<types.SimulationEventsGetResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.SimulationEventsGetResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.SimulationEventsGetResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.SimulationEventsGetResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorNotFound */
const validator6: Validator<types.SimulationEventsGetResponse404> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator7: Validator<types.SimulationEventsGetResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator8: Validator<types.SimulationEventsGetResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator9: Validator<types.SimulationEventsGetResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator10: Validator<types.SimulationEventsGetResponse503> = /* @__PURE__ */ validator(check1);

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
  validate0 as pathCheck,
  validate1 as headersCheck,
  check0 as response200Check,
  check1 as response400Check,
  check1 as response401Check,
  check1 as response403Check,
  check1 as response404Check,
  check1 as response429Check,
  check1 as response431Check,
  check1 as response500Check,
  check1 as response503Check,
};
