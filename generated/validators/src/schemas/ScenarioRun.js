import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/SimulationEvent.js';
import { check as check0 } from '../schemas/SimulationScenario.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[^.]*$', 'u');
const values0 = ['pending', 'completed', 'canceled'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^ntfsimrun_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.status;
      if (!(data1 === 'pending' || data1 === 'completed' || data1 === 'canceled')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.type;
      const found0 = check0(data2, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/type');
        errors = vErrors.length;
      }
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          vErrors = note0(vErrors, '/type', 'pattern', { limit: '^[^.]*$' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.created_at;
      if (typeof data3 === 'string') {
        if (!isDateTime0(data3)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.updated_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.events === undefined)) {
      let data5 = data.events;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          const found1 = check1(data5[i0], fast);
          if (found1 !== null) {
            if (fast) {
              return found1;
            }
            vErrors = adopt0(vErrors, found1, '/events/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/events', 'type', { type: 'array' });
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

export { validator0 as ScenarioRun, validate0 as check };
