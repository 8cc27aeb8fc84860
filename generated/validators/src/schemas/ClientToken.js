// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';

const pattern = /* @__PURE__ */ new RegExp('^ctkn_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^(live|test)_[a-z0-9]{27}$', 'u');
const values = ['active', 'revoked'];

function checkClientToken(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^ctkn_[a-z0-9]{26}$',
            message: 'be a client token id (ctkn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.token === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'token' });
    } else {
      const token = data.token;
      if (typeof token == 'string') {
        if (!pattern2.test(token)) {
          if (fast) return rejected;
          faults = note(faults, '/token', 'pattern', {
            limit: '^(live|test)_[a-z0-9]{27}$',
            message: 'be live_ or test_ and 27 small letters or digits',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/token', 'type', { type: 'string' });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 150 && codePoints(name) > 150) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 150 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: 'string' });
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 500 && codePoints(description) > 500) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 500 });
        }
        if (description.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'minLength', { limit: 1 });
        }
      } else if (!(description === null)) {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'revoked')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.revoked_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'revoked_at' });
    } else {
      const revoked_at = data.revoked_at;
      if (typeof revoked_at == 'string') {
        if (!isDateTime(revoked_at)) {
          if (fast) return rejected;
          faults = note(faults, '/revoked_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(revoked_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/revoked_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ClientTokenValidator = /* @__PURE__ */ validator(checkClientToken);

export { ClientTokenValidator as ClientToken, checkClientToken as check };
