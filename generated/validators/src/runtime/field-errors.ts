// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Fault } from './fault.ts';
import { limitOf, sentence } from './sentence.ts';

/** One thing that is wrong with a value. */
export interface FieldError {
  /** Where: `contacts[0].email`; empty for the value itself. A member that is missing or not known is named itself. */
  readonly field: string;
  /** The JSON Schema keyword that is not met, such as `maxLength`. */
  readonly rule: string;
  /** The keyword's value, such as `1024`, or `true` where that is the name of the member. */
  readonly limit: unknown;
  /** Completes "<field> …": `must have at most 1024 characters`. */
  readonly message: string;
}

/** Params that name a member of the object at fault. */
const MEMBER_PARAMS = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

/** A hostile value can be wrong in half a million places; writing that many messages would block the process. */
const MOST = 1_000;

/** The faults of `value` as messages, each once, in the order in which they were found: at most the first 1,000. */
export function fieldErrors(faults: readonly Fault[], value: unknown): FieldError[] {
  const wrongType = new Set(faults.filter((fault) => fault.rule === 'type').map((fault) => fault.path));
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const fault of faults) {
    if (errors.length === MOST) break;
    if ((fault.rule === 'enum' || fault.rule === 'const') && wrongType.has(fault.path)) continue;
    const error = fieldError(fault, value);
    // Two rules with the same message, such as a format and its pattern, are one fault to a reader.
    const key = `${error.field}\n${error.message}`;
    if (seen.has(key)) continue;
    seen.add(key);
    errors.push(error);
  }
  return errors;
}

function fieldError(fault: Fault, value: unknown): FieldError {
  const members = [fault.name, ...MEMBER_PARAMS.map((key) => fault.params[key])];
  const member = members.find((name): name is string => typeof name === 'string');
  const rule = fault.rule === 'false schema' ? 'not' : fault.rule;
  return { field: fieldName(fault.path, member, value), rule, limit: limitOf(fault), message: sentence(fault) };
}

/** `/contacts/0/email` → `contacts[0].email`. Only the value distinguishes an index from a member named `0`. */
function fieldName(path: string, member: string | undefined, value: unknown): string {
  let name = '';
  let at = value;
  const keys = path.split('/').slice(1).map(unescape);
  if (member !== undefined) keys.push(member);
  for (const key of keys) {
    if (Array.isArray(at)) name += `[${key}]`;
    else name += name === '' ? key : `.${key}`;
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
  }
  return name;
}

function unescape(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
