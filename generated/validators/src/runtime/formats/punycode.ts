// Generated from spec.yaml by `npm run generate`. Do not edit.
/** RFC 3492 §6.2. `undefined` for what encodes nothing. */
export function decodePunycode(text: string): string | undefined {
  const basic = Math.max(text.lastIndexOf('-'), 0);
  const decoded = [...text.slice(0, basic)];
  let at = basic === 0 ? 0 : basic + 1;
  let code = 128;
  let place = 0;
  let bias = 72;
  while (at < text.length) {
    const before = place;
    let weight = 1;
    for (let step = 36; ; step += 36) {
      const digit = digitOf(text.charCodeAt(at++));
      if (digit === undefined) return undefined;
      place += digit * weight;
      const least = Math.min(Math.max(step - bias, 1), 26);
      if (digit < least) break;
      weight *= 36 - least;
    }
    const count = decoded.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > 0x10ffff) return undefined;
    place %= count;
    decoded.splice(place++, 0, String.fromCodePoint(code));
  }
  return decoded.join('');
}

function digitOf(unit: number): number | undefined {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30 + 26;
  const letter = (unit | 0x20) - 0x61;
  return letter >= 0 && letter < 26 ? letter : undefined;
}

/** RFC 3492 §6.1. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > 455; bias += 36) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}
