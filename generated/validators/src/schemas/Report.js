// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkReportFilter } from '../schemas/ReportFilter.js';
import { check as checkReportType } from '../schemas/ReportType.js';

const pattern = /* @__PURE__ */ new RegExp('^rep_[a-z0-9]{26}$', 'u');
const values = ['pending', 'ready', 'failed', 'expired'];

function checkReport(data, fast) {
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
            limit: '^rep_[a-z0-9]{26}$',
            message: 'be a report id (rep_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'pending' || status === 'ready' || status === 'failed' || status === 'expired')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkReportType(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
    if (data.rows === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'rows' });
    } else {
      const rows = data.rows;
      if (!(Number.isInteger(rows) || rows === null)) {
        if (fast) return rejected;
        faults = note(faults, '/rows', 'type', { type: ['integer', 'null'] });
      }
      if (typeof rows == 'number' && isFinite(rows)) {
        if (rows < 0) {
          if (fast) return rejected;
          faults = note(faults, '/rows', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.filters === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'filters' });
    } else {
      const filters = data.filters;
      if (Array.isArray(filters)) {
        if (filters.length > 10) {
          if (fast) return rejected;
          faults = note(faults, '/filters', 'maxItems', { limit: 10 });
        }
        for (let i = 0; i < filters.length; i++) {
          const item = filters[i];
          const found2 = checkReportFilter(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/filters/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/filters', 'type', { type: 'array' });
      }
    }
    if (data.expires_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'expires_at' });
    } else {
      const expires_at = data.expires_at;
      if (typeof expires_at == 'string') {
        if (!isDateTime(expires_at)) {
          if (fast) return rejected;
          faults = note(faults, '/expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(expires_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/expires_at', 'type', { type: ['string', 'null'] });
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

const ReportValidator = /* @__PURE__ */ validator(checkReport);

export { ReportValidator as Report, checkReport as check };
