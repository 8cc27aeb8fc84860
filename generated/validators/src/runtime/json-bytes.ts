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
    else if (typeof at === 'number') bytes += Number.isFinite(at) ? String(at).length : 4;
    else if (typeof at === 'boolean') bytes += at ? 4 : 5;
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
    } else bytes += 4;
    if (bytes > limit) return true;
  }
  return false;
}

/** With its quotes, and escaped as `JSON.stringify` does. */
function stringBytes(text: string): number {
  let bytes = 2;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22 || unit === 0x5c || (unit >= 8 && unit <= 13 && unit !== 11)) bytes += 2;
    else if (unit < 0x20) bytes += 6;
    else if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if ((unit & 0xf800) !== 0xd800) bytes += 3;
    else if (unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      at++;
    } else bytes += 6;
  }
  return bytes;
}
