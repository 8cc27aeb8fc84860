// Generated from spec.yaml by `npm run generate`. Do not edit.
/** A fault as generated code reports it: cheap to create; `field-errors.ts` writes the message only when needed. */
export interface Fault {
  /** JSON Pointer from the checked value to the wrong one. */
  path: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a member that `propertyNames` rejects. */
  readonly name?: string;
}

/**
 * Checks a value and returns its faults, or null where it has none. With `fast` it returns `rejected` at the first, so
 * that a mere verdict does not pay for the rest.
 */
export type Check = (value: unknown, fast: boolean) => Fault[] | null;

/** The result of a fast check of an invalid value. */
export const rejected: Fault[] = [];

/** The faults of an enumeration that may grow, marked when the value is of the kind of those that it lists. */
export function opened(faults: Fault[], value: unknown): Fault[] {
  return faults.map((fault) => {
    const limit = fault.path === '' && fault.rule === 'enum' ? fault.params['limit'] : undefined;
    const isOpen = Array.isArray(limit) && limit.some((known) => typeof known === typeof value);
    return isOpen ? { ...fault, params: { ...fault.params, open: true } } : fault;
  });
}

/** What an additive change of the API may bring: a member or value that is new, another form. */
const ADDITIONS = new Set(['additionalProperties', 'unevaluatedProperties']);

/** Rules that list values; of names, they list the members that there are. */
const LISTS = new Set(['const', 'enum']);

/** True for a fault that a lenient reader ignores. */
export function isAddition({ rule, params, name }: Fault): boolean {
  return params['open'] === true || ADDITIONS.has(rule) || (name !== undefined && LISTS.has(rule));
}

/** The faults so far and one more. */
export function note(faults: Fault[] | null, path: string, rule: string, params: Fault['params']): Fault[] {
  const all = faults ?? [];
  all.push({ path, rule, params });
  return all;
}

/** The faults so far and those `found` in the member at `path`. */
export function adopt(faults: Fault[] | null, found: Fault[], path: string): Fault[] {
  const all = faults ?? [];
  for (const fault of found) {
    fault.path = path + fault.path;
    all.push(fault);
  }
  return all;
}

/** Rules whose failure means that the value has another form. */
const FORM_RULES = new Set(['type', 'const', 'enum']);

/**
 * The faults of a value that fits none of the forms of an `anyOf` or `oneOf`, of which it has the faults of each. Returns
 * those of the form that was clearly meant: the only one of the right type with the fewest faults. Otherwise one fault
 * stands for all, and several lists of values become one list. A value that fits no known form may have a form that the
 * API added later, so the faults are marked as open.
 */
export function narrow(forms: readonly (Fault[] | null)[], rule: string): Fault[] {
  const all = forms.map((faults) => faults ?? []);
  const fitting = all.filter((form) => !form.some((fault) => fault.path === '' && FORM_RULES.has(fault.rule)));
  const fewest = Math.min(...fitting.map((form) => form.length));
  const closest = fitting.filter((form) => form.length === fewest);
  const narrowed = closest.length === 1 ? closest[0]! : [oneList(all) ?? { path: '', rule, params: inSentence(all) }];
  return narrowed.map((fault) => ({ ...fault, params: { ...fault.params, open: true } }));
}

/** Rules whose failure can have a sentence that says what is accepted. */
const SENTENCE_RULES = new Set(['pattern', 'format']);

/** Where each form is a pattern or a format with a sentence, all of these sentences: `be a product id or be a price id`. */
function inSentence(forms: readonly Fault[][]): Fault['params'] {
  const messages = forms.map(([fault, ...more]) =>
    more.length === 0 && fault?.path === '' && SENTENCE_RULES.has(fault.rule) ? fault.params['message'] : undefined,
  );
  return messages.includes(undefined) ? {} : { message: messages.join(' or ') };
}

/** Where each form is a list of values, the fault of a single list of all of them. */
function oneList(forms: readonly Fault[][]): Fault | undefined {
  const limits = forms.map(([fault, ...more]) =>
    more.length === 0 && fault?.path === '' && fault.rule === 'enum' ? fault.params['limit'] : undefined,
  );
  return limits.every(Array.isArray) ? { path: '', rule: 'enum', params: { limit: limits.flat() } } : undefined;
}
