// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}$', 'u');

function checkIpv4Cidr(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^(\\d{1,3}\\.){3}\\d{1,3}/\\d{1,2}$',
        message: 'be an IPv4 network such as 192.0.2.0/24',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const Ipv4CidrValidator = /* @__PURE__ */ validator(checkIpv4Cidr);

export { Ipv4CidrValidator as Ipv4Cidr, checkIpv4Cidr as check };
