import { note as note0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.js';
import { check as check0 } from '../schemas/SimulationEventResponse.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.simulation_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.simulation_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/simulation_id', 'pattern', { limit: '^ntfsim_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/simulation_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.simulation_run_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_run_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.simulation_run_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/simulation_run_id', 'pattern', { limit: '^ntfsimrun_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/simulation_run_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.simulation_event_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'simulation_event_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.simulation_event_id;
      if (typeof data2 === 'string') {
        if (!pattern2.test(data2)) {
          vErrors = note0(vErrors, '/simulation_event_id', 'pattern', { limit: '^ntfsimevt_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/simulation_event_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
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
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);
const validator1 = validator(validate1);
const validator2 = validator(check0);
const validator3 = validator(check1);
const validator4 = validator(check1);
const validator5 = validator(check1);
const validator6 = validator(check1);
const validator7 = validator(check1);
const validator8 = validator(check1);
const validator9 = validator(check1);
const validator10 = validator(check1);

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
