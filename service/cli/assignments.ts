import { UsageError } from '../terminal/usage-error.ts';

type Container = Record<string, unknown> | unknown[];

const PATH = /^[\w-]+(?:\.[\w-]+|\[\d{1,2}\])*$/;

/**
 * Builds an object from `path=value` arguments, such as `name=Jo`, `custom_data.tier=gold` and
 * `items[0].quantity=3`. A value that is valid JSON is parsed, so `"5"` is a string; any other value is a
 * string.
 *
 * @throws UsageError
 */
export function assigned(option: string, lines: readonly string[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const line of lines) {
    const equals = line.indexOf('=');
    const path = line.slice(0, Math.max(equals, 0));
    if (!PATH.test(path)) throw new UsageError(`--${option} must be like path.to.member=value, not "${line}".`);
    put(whole, stepsOf(path), valueOf(line.slice(equals + 1)), () => {
      throw new UsageError(`--${option} ${line}: an earlier assignment has another type at this path.`);
    });
  }
  return whole;
}

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[\w-]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
}

function put(into: Container, steps: readonly (string | number)[], value: unknown, misfit: () => never): void {
  const [step, next] = steps;
  if (step === undefined || Array.isArray(into) !== (typeof step === 'number')) return misfit();
  const members = into as Record<string | number, unknown>;
  if (next === undefined) return define(members, step, value);
  if (!Object.hasOwn(members, step)) define(members, step, typeof next === 'number' ? [] : {});
  const inner = members[step];
  if (typeof inner !== 'object' || inner === null) return misfit();
  put(inner as Container, steps.slice(1), value, misfit);
}

/** Defines an own member, whatever its name: assigning to `__proto__` would set the prototype. */
function define(members: Record<string | number, unknown>, name: string | number, value: unknown): void {
  Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
