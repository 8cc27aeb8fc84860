// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCountSeries } from '../schemas/CountSeries.js';
import { check as checkMeta } from '../schemas/Meta.js';

function checkCountSeriesResponse(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      const found = checkCountSeries(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/data');
      }
    }
    if (data.meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'meta' });
    } else {
      const meta = data.meta;
      const found2 = checkMeta(meta, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/meta');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CountSeriesResponseValidator = /* @__PURE__ */ validator(checkCountSeriesResponse);

export { CountSeriesResponseValidator as CountSeriesResponse, checkCountSeriesResponse as check };
