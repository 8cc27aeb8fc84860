// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCreditBalanceListResponse } from '../schemas/CreditBalanceListResponse.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkError } from '../schemas/Error.js';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern.test(customer_id)) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id (ctm_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.currency_code !== undefined) {
      const currency_code = data.currency_code;
      if (Array.isArray(currency_code)) {
        if (currency_code.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/currency_code', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < currency_code.length; i++) {
          const item = currency_code[i];
          const found = checkCurrencyCode(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/currency_code/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/currency_code', 'type', { type: 'array' });
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
    if (data['service-version'] !== undefined) {
      const value = data['service-version'];
      if (!(value === '1')) {
        if (fast) return rejected;
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const pathValidator = /* @__PURE__ */ validator(checkPath);
const queryValidator = /* @__PURE__ */ validator(checkQuery);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response200Validator = /* @__PURE__ */ validator(checkCreditBalanceListResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response404Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  queryValidator as query,
  headersValidator as headers,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkCreditBalanceListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
