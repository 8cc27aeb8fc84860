/** Stands for a number of a JSON text whose exact value a double can't hold. */
export const inexactNumber = Symbol('inexact number');

/**
 * A number of 16 characters or more, or one with an exponent. Every number of up to 15 digits survives the way through a double, so a
 * text without any needs no second reading. `JSON.parse` with a reviver takes 1.3 µs a value, 40 times as long as without.
 */
const RISKY = /[:,[\s]-?\d[\d.]*(?:[eE]|(?<=[\d.]{16}))/;

/** The value of a JSON text with each number that a double can't hold exactly replaced by `inexactNumber`; undefined when there is none. */
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

/** Whether the number that is written back from the double has the value of the literal: `1.0`, `1e2` and `-0` do. */
function isExact(source: string, number: number): boolean {
  return Number.isFinite(number) && decimal(source) === decimal(String(number));
}

/** `-12.50e3` → `-125e2`: one text for all ways to write a value. */
function decimal(text: string): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text)!;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
