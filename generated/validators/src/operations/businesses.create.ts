// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/BusinessCreate.ts';
import { check as check1 } from '../schemas/BusinessResponse.ts';
import { check as check2 } from '../schemas/Error.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data0 = data.customer_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
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

/** @see operations/businesses.yaml#/businesses/post */
const validator0: Validator<types.BusinessesCreatePath> = /* @__PURE__ */ validator(validate0);
/** @see operations/businesses.yaml#/businesses/post */
const validator1: Validator<types.BusinessesCreateHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/businesses.yaml#/businesses/post/requestBody */
const validator2: Validator<types.BusinessesCreateBody> = /* @__PURE__ */ validator(check0);
/** @see operations/businesses.yaml#/businesses/post/responses/201 */
const validator3: Validator<types.BusinessesCreateResponse201> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorBadRequest */
const validator4: Validator<types.BusinessesCreateResponse400> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnauthorized */
const validator5: Validator<types.BusinessesCreateResponse401> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorForbidden */
const validator6: Validator<types.BusinessesCreateResponse403> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorNotFound */
const validator7: Validator<types.BusinessesCreateResponse404> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorPayloadTooLarge */
const validator8: Validator<types.BusinessesCreateResponse413> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnsupportedMediaType */
const validator9: Validator<types.BusinessesCreateResponse415> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator10: Validator<types.BusinessesCreateResponse429> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator11: Validator<types.BusinessesCreateResponse431> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorInternal */
const validator12: Validator<types.BusinessesCreateResponse500> = /* @__PURE__ */ validator(check2);
/** @see responses.yaml#/ErrorUnavailable */
const validator13: Validator<types.BusinessesCreateResponse503> = /* @__PURE__ */ validator(check2);

export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response201,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response413,
  validator9 as response415,
  validator10 as response429,
  validator11 as response431,
  validator12 as response500,
  validator13 as response503,
  validate0 as pathCheck,
  validate1 as headersCheck,
  check0 as bodyCheck,
  check1 as response201Check,
  check2 as response400Check,
  check2 as response401Check,
  check2 as response403Check,
  check2 as response404Check,
  check2 as response413Check,
  check2 as response415Check,
  check2 as response429Check,
  check2 as response431Check,
  check2 as response500Check,
  check2 as response503Check,
};
