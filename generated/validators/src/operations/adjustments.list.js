// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { check as checkAdjustmentListResponse } from '../schemas/AdjustmentListResponse.js';
import { check as checkError } from '../schemas/Error.js';

const pattern = /* @__PURE__ */ new RegExp('^(adj_[a-z0-9]{26})?$', 'u');
const values = ['id[ASC]', 'id[DESC]'];
const pattern2 = /* @__PURE__ */ new RegExp('^adj_[a-z0-9]{26}$', 'u');
const values2 = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const values3 = ['pending_approval', 'approved', 'rejected', 'reversed'];

function checkQuery(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.after !== undefined) {
      const after = data.after;
      if (typeof after == 'string') {
        if (!pattern.test(after)) {
          if (fast) return rejected;
          faults = note(faults, '/after', 'pattern', {
            limit: '^(adj_[a-z0-9]{26})?$',
            message: 'be an adjustment id (adj_01...), or empty',
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
    if (data.id !== undefined) {
      const id = data.id;
      if (Array.isArray(id)) {
        if (id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'maxItems', { limit: 200 });
        }
        for (let i = 0; i < id.length; i++) {
          const item = id[i];
          if (typeof item == 'string') {
            if (!pattern2.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/id/' + i, 'pattern', {
                limit: '^adj_[a-z0-9]{26}$',
                message: 'be an adjustment id (adj_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/id/' + i, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'array' });
      }
    }
    if (data.action !== undefined) {
      const action = data.action;
      if (Array.isArray(action)) {
        if (action.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/action', 'maxItems', { limit: 200 });
        }
        for (let i2 = 0; i2 < action.length; i2++) {
          const item2 = action[i2];
          if (
            !(
              item2 === 'credit' ||
              item2 === 'refund' ||
              item2 === 'chargeback' ||
              item2 === 'chargeback_reverse' ||
              item2 === 'chargeback_warning' ||
              item2 === 'chargeback_warning_reverse' ||
              item2 === 'credit_reverse'
            )
          ) {
            if (fast) return rejected;
            faults = note(faults, '/action/' + i2, 'enum', { limit: values2 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/action', 'type', { type: 'array' });
      }
    }
    if (data.customer_id !== undefined) {
      const customer_id = data.customer_id;
      if (Array.isArray(customer_id)) {
        if (customer_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'maxItems', { limit: 200 });
        }
        for (let i3 = 0; i3 < customer_id.length; i3++) {
          const item3 = customer_id[i3];
          if (typeof item3 == 'string') {
            if (!pattern3.test(item3)) {
              if (fast) return rejected;
              faults = note(faults, '/customer_id/' + i3, 'pattern', {
                limit: '^ctm_[a-z0-9]{26}$',
                message: 'be a customer id (ctm_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/customer_id/' + i3, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'array' });
      }
    }
    if (data.subscription_id !== undefined) {
      const subscription_id = data.subscription_id;
      if (Array.isArray(subscription_id)) {
        if (subscription_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_id', 'maxItems', { limit: 200 });
        }
        for (let i4 = 0; i4 < subscription_id.length; i4++) {
          const item4 = subscription_id[i4];
          if (typeof item4 == 'string') {
            if (!pattern4.test(item4)) {
              if (fast) return rejected;
              faults = note(faults, '/subscription_id/' + i4, 'pattern', {
                limit: '^sub_[a-z0-9]{26}$',
                message: 'be a subscription id (sub_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/subscription_id/' + i4, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscription_id', 'type', { type: 'array' });
      }
    }
    if (data.transaction_id !== undefined) {
      const transaction_id = data.transaction_id;
      if (Array.isArray(transaction_id)) {
        if (transaction_id.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'maxItems', { limit: 200 });
        }
        for (let i5 = 0; i5 < transaction_id.length; i5++) {
          const item5 = transaction_id[i5];
          if (typeof item5 == 'string') {
            if (!pattern5.test(item5)) {
              if (fast) return rejected;
              faults = note(faults, '/transaction_id/' + i5, 'pattern', {
                limit: '^txn_[a-z0-9]{26}$',
                message: 'be a transaction id (txn_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/transaction_id/' + i5, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: 'array' });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (Array.isArray(status)) {
        if (status.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/status', 'maxItems', { limit: 200 });
        }
        for (let i6 = 0; i6 < status.length; i6++) {
          const item6 = status[i6];
          if (!(item6 === 'pending_approval' || item6 === 'approved' || item6 === 'rejected' || item6 === 'reversed')) {
            if (fast) return rejected;
            faults = note(faults, '/status/' + i6, 'enum', { limit: values3 });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/status', 'type', { type: 'array' });
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
        faults = note(faults, '/service-version', 'enum', { limit: ['1'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const queryValidator = /* @__PURE__ */ validator(checkQuery);
const headersValidator = /* @__PURE__ */ validator(checkHeaders);
const response200Validator = /* @__PURE__ */ validator(checkAdjustmentListResponse);
const response400Validator = /* @__PURE__ */ validator(checkError);
const response401Validator = /* @__PURE__ */ validator(checkError);
const response403Validator = /* @__PURE__ */ validator(checkError);
const response429Validator = /* @__PURE__ */ validator(checkError);
const response431Validator = /* @__PURE__ */ validator(checkError);
const response500Validator = /* @__PURE__ */ validator(checkError);
const response503Validator = /* @__PURE__ */ validator(checkError);

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
  checkAdjustmentListResponse as response200Check,
  checkError as response400Check,
  checkError as response401Check,
  checkError as response403Check,
  checkError as response429Check,
  checkError as response431Check,
  checkError as response500Check,
  checkError as response503Check,
};
