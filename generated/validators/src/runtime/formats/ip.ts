// Generated from spec.yaml by `npm run generate`. Do not edit.
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** RFC 2673 §3.2: four decimal numbers without leading zeros. */
export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** RFC 4291 §2.2, without a zone. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const left = groups(halves[0]!, halves.length === 1);
  const right = halves.length === 2 ? groups(halves[1]!, true) : 0;
  if (left < 0 || right < 0) return false;
  return halves.length === 1 ? left === 8 : left + right < 8;
}

/** How many groups of 16 bits the text is; negative when it is none. An IPv4 address may be the last two. */
function groups(text: string, mayEndInIpv4: boolean): number {
  if (text === '') return 0;
  const parts = text.split(':');
  const last = parts.pop()!;
  if (!parts.every((part) => GROUP.test(part))) return -1;
  if (GROUP.test(last)) return parts.length + 1;
  return mayEndInIpv4 && isIpv4(last) ? parts.length + 2 : -1;
}
