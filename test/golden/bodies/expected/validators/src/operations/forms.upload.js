// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkBody(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'file' || key === 'about' || key === 'count' || key === 'more' || key === 'note')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.file === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'file' });
    }
    if (data.about !== undefined) {
      const about = data.about;
      if (about && typeof about == 'object' && !Array.isArray(about)) {
        if (about.by !== undefined) {
          const by = about.by;
          if (!(typeof by == 'string')) {
            if (fast) return rejected;
            faults = note(faults, '/about/by', 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/about', 'type', { type: 'object' });
      }
    }
    if (data.count !== undefined) {
      const count = data.count;
      if (!Number.isInteger(count)) {
        if (fast) return rejected;
        faults = note(faults, '/count', 'type', { type: 'integer' });
      }
    }
    if (data.more !== undefined) {
      const more = data.more;
      if (Array.isArray(more)) {
        if (more.length > 3) {
          if (fast) return rejected;
          faults = note(faults, '/more', 'maxItems', { limit: 3 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/more', 'type', { type: 'array' });
      }
    }
    if (data.note !== undefined) {
      const value = data.note;
      if (typeof value == 'string') {
        if (value.length > 5 && codePoints(value) > 5) {
          if (fast) return rejected;
          faults = note(faults, '/note', 'maxLength', { limit: 5 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/note', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}
function checkResponse200(data, fast) {
  return null;
}

const bodyValidator = /* @__PURE__ */ validator(checkBody);
const response200Validator = /* @__PURE__ */ validator(checkResponse200);

export {
  bodyValidator as body,
  response200Validator as response200,
  checkBody as bodyCheck,
  checkResponse200 as response200Check,
};
