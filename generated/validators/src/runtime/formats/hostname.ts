// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Longest name that DNS can carry, written out (RFC 1035 §3.1). */
const LENGTH = 253;

/** RFC 1123 §2.1: dot-separated labels of up to 63 letters, digits and inner hyphens. */
export function isHostname(text: string, length: number = LENGTH): boolean {
  if (text.length === 0 || text.length > length) return false;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2e || at === text.length) {
      if (at === start || at - start > 63 || text.charCodeAt(at - 1) === 0x2d) return false;
      start = at + 1;
    } else if (!isLetterOrDigit(unit) && !(unit === 0x2d && at > start)) return false;
  }
  return true;
}

function isLetterOrDigit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);
}
