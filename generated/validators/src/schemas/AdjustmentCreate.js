// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkAdjustmentItemInput } from '../schemas/AdjustmentItemInput.js';

const values = ['refund', 'credit'];
const pattern = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const values2 = ['internal', 'external'];
const values3 = ['full', 'partial'];

function checkAdjustmentCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (
        !(
          key === 'action' ||
          key === 'transaction_id' ||
          key === 'reason' ||
          key === 'items' ||
          key === 'tax_mode' ||
          key === 'type'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.action === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'action' });
    } else {
      const action = data.action;
      if (!(action === 'refund' || action === 'credit')) {
        if (fast) return rejected;
        faults = note(faults, '/action', 'enum', { limit: values });
      }
    }
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
    if (data.reason === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reason' });
    } else {
      const reason = data.reason;
      if (typeof reason == 'string') {
        if (reason.length > 1024 && codePoints(reason) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/reason', 'maxLength', { limit: 1024 });
        }
        if (reason.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/reason', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/reason', 'type', { type: 'string' });
      }
    }
    if (data.items !== undefined) {
      const items = data.items;
      if (Array.isArray(items)) {
        if (items.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'maxItems', { limit: 100 });
        }
        if (items.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          const found = checkAdjustmentItemInput(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/items/' + i);
          }
        }
      } else if (!(items === null)) {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: ['array', 'null'] });
      }
    }
    if (data.tax_mode !== undefined) {
      const tax_mode = data.tax_mode;
      if (typeof tax_mode == 'string') {
        if (!(tax_mode === 'internal' || tax_mode === 'external')) {
          if (fast) return rejected;
          faults = note(faults, '/tax_mode', 'enum', { limit: values2 });
        }
      } else if (!(tax_mode === null)) {
        if (fast) return rejected;
        faults = note(faults, '/tax_mode', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.type !== undefined) {
      const value = data.type;
      if (typeof value == 'string') {
        if (!(value === 'full' || value === 'partial')) {
          if (fast) return rejected;
          faults = note(faults, '/type', 'enum', { limit: values3 });
        }
      } else if (!(value === null)) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentCreateValidator = /* @__PURE__ */ validator(checkAdjustmentCreate);

export { AdjustmentCreateValidator as AdjustmentCreate, checkAdjustmentCreate as check };
