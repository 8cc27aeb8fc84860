// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.ts';
import { check as checkEventListResponse } from '../schemas/EventListResponse.ts';
import { check as checkEventTypeName } from '../schemas/EventTypeName.ts';

const pattern = /* @__PURE__ */ new RegExp('^(evt_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const values2 = ['1'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(evt_[a-z0-9]{26})?$',
            message: 'be an event id such as evt_01…, or empty',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/after', 'type', { type: 'string' });
      }
    }
    if (data.per_page !== undefined) {
      const per_page = data.per_page;
      if (!Number.isInteger(per_page)) {
        if (fast) return rejected;
        faults = note(faults, '/per_page', 'type', { type: 'integer' });
      }
      if (typeof per_page == 'number' && isFinite(per_page)) {
        if (per_page < 1) {
          if (fast) return rejected;
          faults = note(faults, '/per_page', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.order_by !== undefined) {
      const order_by = data.order_by;
      if (!(order_by === 'id[ASC]' || order_by === 'id[DESC]')) {
        if (fast) return rejected;
        faults = note(faults, '/order_by', 'enum', { limit: values });
      }
    }
    if (data.event_type !== undefined) {
      const event_type = data.event_type;
      if (Array.isArray(event_type)) {
        if (event_type.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/event_type', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < event_type.length; i++) {
          const item = event_type[i];
          const found = checkEventTypeName(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/event_type/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/event_type', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkHeaders(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data['skip-count'] !== undefined) {
      const value = data['skip-count'];
      if (!(typeof value == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/skip-count', 'type', { type: 'string' });
      }
    }
    if (data['service-version'] !== undefined) {
      const value2 = data['service-version'];
      if (!(value2 === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

/** @see operations/events.yaml#/events/get */
const queryValidator: Validator<types.EventsListQuery> = /* @__PURE__ */ validator(checkQuery);
/** @see operations/events.yaml#/events/get */
const headersValidator: Validator<types.EventsListHeaders> = /* @__PURE__ */ validator(checkHeaders);
/** @see operations/events.yaml#/events/get/responses/200 */
const response200Validator: Validator<types.EventsListResponse200> = /* @__PURE__ */ validator(checkEventListResponse);
/** @see responses.yaml#/ErrorBadRequest */
const response400Validator: Validator<types.EventsListResponse400> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnauthorized */
const response401Validator: Validator<types.EventsListResponse401> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorForbidden */
const response403Validator: Validator<types.EventsListResponse403> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorTooManyRequests */
const response429Validator: Validator<types.EventsListResponse429> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const response431Validator: Validator<types.EventsListResponse431> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorInternal */
const response500Validator: Validator<types.EventsListResponse500> = /* @__PURE__ */ validator(checkError);
/** @see responses.yaml#/ErrorUnavailable */
const response503Validator: Validator<types.EventsListResponse503> = /* @__PURE__ */ validator(checkError);

export {
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkEventListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
