// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkRevenueDay } from '../schemas/RevenueDay.js';

function checkRevenueSeries(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      const found = checkCurrencyCode(currency_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, currency_code), '/currency_code');
      }
    }
    if (data.timeseries === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'timeseries' });
    } else {
      const timeseries = data.timeseries;
      if (Array.isArray(timeseries)) {
        for (let i = 0; i < timeseries.length; i++) {
          const item = timeseries[i];
          const found2 = checkRevenueDay(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/timeseries/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/timeseries', 'type', { type: 'array' });
      }
    }
    if (data.starts_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'starts_at' });
    } else {
      const starts_at = data.starts_at;
      if (typeof starts_at == 'string') {
        if (!isDateTime(starts_at)) {
          if (fast) return rejected;
          faults = note(faults, '/starts_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/starts_at', 'type', { type: 'string' });
      }
    }
    if (data.ends_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'ends_at' });
    } else {
      const ends_at = data.ends_at;
      if (typeof ends_at == 'string') {
        if (!isDateTime(ends_at)) {
          if (fast) return rejected;
          faults = note(faults, '/ends_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/ends_at', 'type', { type: 'string' });
      }
    }
    if (data.interval === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'interval' });
    } else {
      const interval = data.interval;
      if (!(interval === 'day')) {
        if (fast) return rejected;
        faults = note(faults, '/interval', 'enum', { limit: ['day'], open: typeof interval == 'string' });
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

const RevenueSeriesValidator = /* @__PURE__ */ validator(checkRevenueSeries);

export { RevenueSeriesValidator as RevenueSeries, checkRevenueSeries as check };
