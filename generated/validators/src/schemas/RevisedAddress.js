// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkRevisedAddress(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'city' || key === 'first_line' || key === 'region' || key === 'second_line')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.city !== undefined) {
      const city = data.city;
      if (typeof city == 'string') {
        if (city.length > 200 && codePoints(city) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/city', 'maxLength', { limit: 200 });
        }
      } else if (!(city === null)) {
        if (fast) return rejected;
        faults = note(faults, '/city', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.first_line !== undefined) {
      const first_line = data.first_line;
      if (typeof first_line == 'string') {
        if (first_line.length > 1024 && codePoints(first_line) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/first_line', 'maxLength', { limit: 1024 });
        }
      } else if (!(first_line === null)) {
        if (fast) return rejected;
        faults = note(faults, '/first_line', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.region !== undefined) {
      const region = data.region;
      if (typeof region == 'string') {
        if (region.length > 200 && codePoints(region) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/region', 'maxLength', { limit: 200 });
        }
      } else if (!(region === null)) {
        if (fast) return rejected;
        faults = note(faults, '/region', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.second_line !== undefined) {
      const second_line = data.second_line;
      if (typeof second_line == 'string') {
        if (second_line.length > 1024 && codePoints(second_line) > 1024) {
          if (fast) return rejected;
          faults = note(faults, '/second_line', 'maxLength', { limit: 1024 });
        }
      } else if (!(second_line === null)) {
        if (fast) return rejected;
        faults = note(faults, '/second_line', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const RevisedAddressValidator = /* @__PURE__ */ validator(checkRevisedAddress);

export { RevisedAddressValidator as RevisedAddress, checkRevisedAddress as check };
