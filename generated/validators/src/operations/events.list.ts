// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.ts';
import { check as check1 } from '../schemas/EventListResponse.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^(evt_[a-z0-9]{26})?$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(evt_[a-z0-9]{26})?$',
            message: 'be an event id such as evt_01…, or empty',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/after', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.per_page === undefined)) {
      let data1 = data.per_page;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/per_page', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/per_page', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (!(data.order_by === undefined)) {
      let data2 = data.order_by;
      if (!(data2 === 'id[ASC]' || data2 === 'id[DESC]')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/order_by', 'enum', { limit: values0 });
      }
    }
    if (!(data.event_type === undefined)) {
      let data3 = data.event_type;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/event_type', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          const found0 = check0(data3[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/event_type/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/event_type', 'type', { type: 'array' });
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
    if (!(data['skip-count'] === undefined)) {
      if (typeof data['skip-count'] !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/skip-count', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values1 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/events.yaml#/events/get */
const validator0: Validator<types.EventsListQuery> = /* @__PURE__ */ validator(validate0);
/** @see operations/events.yaml#/events/get */
const validator1: Validator<types.EventsListHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/events.yaml#/events/get/responses/200 */
const validator2: Validator<types.EventsListResponse200> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.EventsListResponse400> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.EventsListResponse401> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.EventsListResponse403> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator6: Validator<types.EventsListResponse429> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator7: Validator<types.EventsListResponse431> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorInternal */
const validator8: Validator<types.EventsListResponse500> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnavailable */
const validator9: Validator<types.EventsListResponse503> = /* @__PURE__ */ validator(check2);

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
  validate0 as queryCheck,
  validate1 as headersCheck,
  check1 as response200Check,
  check2 as response400Check,
  check2 as response401Check,
  check2 as response403Check,
  check2 as response429Check,
  check2 as response431Check,
  check2 as response500Check,
  check2 as response503Check,
};
