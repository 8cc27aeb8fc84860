// Generated from spec.yaml by `npm run generate`. Do not edit.
/**
 * True when a value takes more than `limit` bytes as compact UTF-8 JSON. It stops counting there and has its own
 * stack, so that a huge or deep value costs no more than a legitimate one.
 */
export function exceedsBytes(value: unknown, limit: number): boolean {
  let bytes = 0;
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const at = pending.pop();
    if (typeof at === 'string') bytes += stringBytes(at);
    else if (Array.isArray(at)) {
      bytes += 1 + Math.max(1, at.length);
      if (bytes <= limit) for (const item of at) pending.push(item);
    } else if (typeof at === 'object' && at !== null) {
      const entries = Object.entries(at).filter(([, member]) => member !== undefined);
      bytes += 1 + Math.max(1, entries.length);
      for (const [key, member] of entries) {
        bytes += stringBytes(key) + 1;
        pending.push(member);
      }
    } else bytes += typeof at === 'boolean' || Number.isFinite(at) ? String(at).length : 4;
    if (bytes > limit) return true;
  }
  return false;
}

/** With its quotes, and escaped as `JSON.stringify` does. */
function stringBytes(text: string): number {
  const json = JSON.stringify(text);
  let bytes = json.length;
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    // Two surrogates are one character of four bytes; one that stands alone has been escaped.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit & 0xf800) !== 0xd800 ? 2 : 1;
  }
  return bytes;
}
