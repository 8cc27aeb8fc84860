// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isHostname as isHostname0 } from '../runtime/formats/hostname.ts';
import { check as check0 } from '../schemas/CheckoutDomainListResponse.ts';
import { check as check1 } from '../schemas/Error.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^(chedom_[a-z0-9]{26})?$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^chedom_[a-z0-9]{26}$', 'u');
const values0 = ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]', 'updated_at[ASC]', 'updated_at[DESC]'];
const values1 = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];
const values2 = ['1'];

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
            limit: '^(chedom_[a-z0-9]{26})?$',
            message: 'be a checkout domain id such as chedom_01…, or empty',
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
      if (
        !(
          data2 === 'id[ASC]' ||
          data2 === 'id[DESC]' ||
          data2 === 'created_at[ASC]' ||
          data2 === 'created_at[DESC]' ||
          data2 === 'updated_at[ASC]' ||
          data2 === 'updated_at[DESC]'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/order_by', 'enum', { limit: values0 });
      }
    }
    if (!(data.id === undefined)) {
      let data3 = data.id;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern1.test(data4)) {
              errors++;
              if (fast) return refused0;
              vErrors = note0(vErrors, '/id/' + i0, 'pattern', {
                limit: '^chedom_[a-z0-9]{26}$',
                message: 'be a checkout domain id such as chedom_01…',
              });
            }
          } else {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/id/' + i0, 'type', { type: 'string' });
            errors++;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.domain === undefined)) {
      let data5 = data.domain;
      if (typeof data5 === 'string') {
        if (!isHostname0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/domain', 'format', {
            limit: 'hostname',
            message: 'be a host name such as www.example.com',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/domain', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.status === undefined)) {
      let data6 = data.status;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/status', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i1 = 0; i1 < data6.length; i1++) {
          let data7 = data6[i1];
          if (
            !(
              data7 === 'pending_review' ||
              data7 === 'approved' ||
              data7 === 'rejected' ||
              data7 === 'in_review' ||
              data7 === 'action_required'
            )
          ) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/status/' + i1, 'enum', { limit: values1 });
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'type', { type: 'array' });
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
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values2 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see operations/checkout-domains.yaml#/checkout-domains/get */
const validator0: Validator<types.CheckoutDomainsListQuery> = /* @__PURE__ */ validator(validate0);
/** @see operations/checkout-domains.yaml#/checkout-domains/get */
const validator1: Validator<types.CheckoutDomainsListHeaders> = /* @__PURE__ */ validator(validate1);
/** @see operations/checkout-domains.yaml#/checkout-domains/get/responses/200 */
const validator2: Validator<types.CheckoutDomainsListResponse200> = /* @__PURE__ */ validator(check0);
/** @see responses.yaml#/ErrorBadRequest */
const validator3: Validator<types.CheckoutDomainsListResponse400> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnauthorized */
const validator4: Validator<types.CheckoutDomainsListResponse401> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorForbidden */
const validator5: Validator<types.CheckoutDomainsListResponse403> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorTooManyRequests */
const validator6: Validator<types.CheckoutDomainsListResponse429> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorHeadersTooLarge */
const validator7: Validator<types.CheckoutDomainsListResponse431> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorInternal */
const validator8: Validator<types.CheckoutDomainsListResponse500> = /* @__PURE__ */ validator(check1);
/** @see responses.yaml#/ErrorUnavailable */
const validator9: Validator<types.CheckoutDomainsListResponse503> = /* @__PURE__ */ validator(check1);

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
  check0 as response200Check,
  check1 as response400Check,
  check1 as response401Check,
  check1 as response403Check,
  check1 as response429Check,
  check1 as response431Check,
  check1 as response500Check,
  check1 as response503Check,
};
