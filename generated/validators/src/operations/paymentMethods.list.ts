// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.ts';
import { check as check0 } from '../schemas/PaymentMethodListResponse.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^(paymtd_[a-z0-9]{26})?$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['1'];

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
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern1.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(paymtd_[a-z0-9]{26})?$',
            message: 'be a payment method id such as paymtd_01…, or empty',
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
    if (!(data.address_id === undefined)) {
      let data3 = data.address_id;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/address_id', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern2.test(data4)) {
              errors++;
              if (fast) return refused0;
              vErrors = note0(vErrors, '/address_id/' + i0, 'pattern', {
                limit: '^add_[a-z0-9]{26}$',
                message: 'be an address id such as add_01…',
              });
            }
          } else {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/address_id/' + i0, 'type', { type: 'string' });
            errors++;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.supports_checkout === undefined)) {
      if (typeof data.supports_checkout !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/supports_checkout', 'type', { type: 'boolean' });
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
function validate2(data, fast) {
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

/** @see operations/payment-methods.yaml#/payment-methods/get */
const validator0: Validator<types.PaymentMethodsListPath> = /* @__PURE__ */ validator(validate0);
/** @see operations/payment-methods.yaml#/payment-methods/get */
const validator1: Validator<types.PaymentMethodsListQuery> = /* @__PURE__ */ validator(validate1);
/** @see operations/payment-methods.yaml#/payment-methods/get */
const validator2: Validator<types.PaymentMethodsListHeaders> = /* @__PURE__ */ validator(validate2);
/** @see operations/payment-methods.yaml#/payment-methods/get/responses/200 */
const validator3: Validator<types.PaymentMethodsListResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator4: Validator<types.PaymentMethodsListResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator5: Validator<types.PaymentMethodsListResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator6: Validator<types.PaymentMethodsListResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorNotFound */
const validator7: Validator<types.PaymentMethodsListResponse404> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator8: Validator<types.PaymentMethodsListResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator9: Validator<types.PaymentMethodsListResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator10: Validator<types.PaymentMethodsListResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator11: Validator<types.PaymentMethodsListResponse503> = /* @__PURE__ */ validator(check1);

export {
  validator0 as path,
  validator1 as query,
  validator2 as headers,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
  validate0 as pathCheck,
  validate1 as queryCheck,
  validate2 as headersCheck,
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
