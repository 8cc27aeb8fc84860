// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { opened, adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkReportFilterName } from '../schemas/ReportFilterName.js';

const values = ['lt', 'gte'];

function checkReportFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      const found = checkReportFilterName(name, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, name), '/name');
      }
    }
    if (data.operator === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'operator' });
    } else {
      const operator = data.operator;
      if (typeof operator == 'string') {
        if (!(operator === 'lt' || operator === 'gte')) {
          if (fast) return rejected;
          faults = note(faults, '/operator', 'enum', { limit: values, open: typeof operator == 'string' });
        }
      } else if (!(operator === null)) {
        if (fast) return rejected;
        faults = note(faults, '/operator', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const item = value[i];
          if (!(typeof item == 'string')) {
            if (fast) return rejected;
            faults = note(faults, '/value/' + i, 'type', { type: 'string' });
          }
        }
      } else if (!(typeof value == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/value', 'type', { type: ['string', 'array'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ReportFilterValidator = /* @__PURE__ */ validator(checkReportFilter);

export { ReportFilterValidator as ReportFilter, checkReportFilter as check };
