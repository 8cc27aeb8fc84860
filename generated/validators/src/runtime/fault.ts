/** A fault as the generated code notes it: cheap to make, put into words by `field-errors.ts` only when somebody asks. */
export interface Fault {
  /** JSON Pointer from the checked value to the wrong one. */
  path: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a member that `propertyNames` refuses. */
  readonly name?: string;
}

/**
 * Checks a value and gives its faults, or null when it has none. With `fast` it stops at the first and gives `refused`:
 * whoever only wants a verdict does not pay for the rest.
 */
export type Check = (value: unknown, fast: boolean) => Fault[] | null;

/** What a check gives that was not asked for the faults, only whether there are any. */
export const refused: Fault[] = [];

/** The faults so far and one more. */
export function note(
  faults: Fault[] | null,
  path: string,
  rule: string,
  params: Fault['params'],
  name?: string,
): Fault[] {
  const fault = name === undefined ? { path, rule, params } : { path, rule, params, name };
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
}

/** The faults so far and those `found` in the member at `path`. */
export function adopt(faults: Fault[] | null, found: Fault[], path: string): Fault[] {
  for (const fault of found) fault.path = path + fault.path;
  if (faults === null) return found;
  for (const fault of found) faults.push(fault);
  return faults;
}

/** Rules that say "this is another form" when they fail at the very value that has several forms. */
const FORM_RULES = new Set(['type', 'const', 'enum']);

/**
 * Called when a value fits none of the forms of an `anyOf` or `oneOf`. The faults of form `i` stand from `starts[i]` on. Keeps
 * those of the form that was clearly meant: the only one of the right kind with the fewest faults. Else one fault stands for all.
 */
export function narrow(faults: Fault[], starts: readonly number[], path: string, rule: string): Fault[] {
  const forms = starts.map((start, at) => faults.slice(start, starts[at + 1]));
  const fitting = forms.filter((form) => !form.some((fault) => fault.path === path && FORM_RULES.has(fault.rule)));
  const fewest = Math.min(...fitting.map((form) => form.length));
  const closest = fitting.filter((form) => form.length === fewest);
  const kept = closest.length === 1 ? closest[0]! : [{ path, rule, params: {} }];
  return [...faults.slice(0, starts[0]), ...kept];
}
