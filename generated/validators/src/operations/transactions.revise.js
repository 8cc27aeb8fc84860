// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkError } from '../schemas/Error.js';
import { check as checkTransactionResponse } from '../schemas/TransactionResponse.js';
import { check as checkTransactionRevise } from '../schemas/TransactionRevise.js';

const pattern = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const values = ['address', 'adjustment', 'available_payment_methods', 'business', 'customer', 'discount'];
const pattern2 = /* @__PURE__ */ new RegExp('^"[ !#-\\[\\]-~]{1,255}"$', 'u');

function checkPath(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern.test(transaction_id)) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: 'string' });
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
    if (data.include !== undefined) {
      const include = data.include;
      if (Array.isArray(include)) {
        for (let i = 0; i < include.length; i++) {
          const item = include[i];
          if (
            !(
              item === 'address' ||
              item === 'adjustment' ||
              item === 'available_payment_methods' ||
              item === 'business' ||
              item === 'customer' ||
              item === 'discount'
            )
          ) {
            if (fast) return rejected;
            faults = note(faults, '/include/' + i, 'enum', { limit: values });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/include', 'type', { type: 'array' });
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
    if (data['idempotency-key'] !== undefined) {
      const value2 = data['idempotency-key'];
      if (typeof value2 == 'string') {
        if (!pattern2.test(value2)) {
          if (fast) return rejected;
          faults = note(faults, '/idempotency-key', 'pattern', {
            limit: '^"[ !#-\\[\\]-~]{1,255}"$',
            message: 'be in double quotes',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/idempotency-key', 'type', { type: 'string' });
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
const bodyValidator = /* @__PURE__ */ validator(checkTransactionRevise);
const response200Validator = /* @__PURE__ */ validator(checkTransactionResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response404Validator = /* @__PURE__ */ validator(checkError);
const response409Validator = /* @__PURE__ */ validator(checkError);
const response413Validator = /* @__PURE__ */ validator(checkError);
const response415Validator = /* @__PURE__ */ validator(checkError);
const response422Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

export {
  pathValidator as path,
  queryValidator as query,
  headersValidator as headers,
  bodyValidator as body,
  response200Validator as response200,
  response400Validator as response400,
  response401Validator as response401,
  response403Validator as response403,
  response404Validator as response404,
  response409Validator as response409,
  response413Validator as response413,
  response415Validator as response415,
  response422Validator as response422,
  response429Validator as response429,
  response431Validator as response431,
  response500Validator as response500,
  response503Validator as response503,
  checkPath as pathCheck,
  checkQuery as queryCheck,
  checkHeaders as headersCheck,
  checkTransactionRevise as bodyCheck,
  checkTransactionResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response404Check,
  checkError as response409Check,
  checkError as response413Check,
  checkError as response415Check,
  checkError as response422Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
