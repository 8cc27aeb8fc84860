// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}$', 'u');

function checkIpList(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.ipv4_cidrs === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'ipv4_cidrs' });
    } else {
      const ipv4_cidrs = data.ipv4_cidrs;
      if (Array.isArray(ipv4_cidrs)) {
        for (let i = 0; i < ipv4_cidrs.length; i++) {
          const item = ipv4_cidrs[i];
          if (typeof item == 'string') {
            if (!pattern.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/ipv4_cidrs/' + i, 'pattern', {
                limit: '^(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}$',
                message: 'be an IPv4 network such as 192.0.2.0/24',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/ipv4_cidrs/' + i, 'type', { type: 'string' });
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/ipv4_cidrs', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const IpListValidator = /* @__PURE__ */ validator(checkIpList);

export { IpListValidator as IpList, checkIpList as check };
