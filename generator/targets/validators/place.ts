import { literal, memberAccess } from '../code.ts';
import type { ModuleScope, Names } from './module-scope.ts';
import type { PreparedObject, PreparedSchema } from './prepare-schema.ts';

/** A value that generated code checks, and the function in which it does so. */
export interface Place {
  readonly scope: ModuleScope;
  readonly locals: Names;
  /** The variable that holds the value. */
  readonly value: string;
  /** A JSON Schema type that the value has, where the code around has tested it. */
  readonly knownType?: string | undefined;
  /** The JSON Pointer from the function's argument to the value, as an expression. */
  readonly path: string;
  /** Code that checks the value at a place against a schema; empty where the schema accepts everything. */
  readonly rules: (schema: PreparedSchema, place: Place) => string;
  /** Name of a function that checks an argument against a schema; `wanted` begins with `check`. */
  readonly checkOf: (schema: PreparedSchema, wanted: string) => string;
}

/** Code of a keyword with its value, its schema and the place of the value that it checks. */
export type Keyword = (value: never, schema: PreparedObject, place: Place) => string;

/** Reports that the value at a place, or at another path, breaks a rule. `params` is an object literal. */
export function report({ scope, path }: Place, rule: string, params: string, at = path): string {
  const note = scope.runtime('note');
  return `if (fast) return ${scope.runtime('rejected')}; faults = ${note}(faults, ${at}, ${literal(rule)}, ${params});`;
}

export function failIf(condition: string, place: Place, rule: string, params: string): string {
  return `if (${condition}) { ${report(place, rule, params)} }`;
}

/** `if (condition) { body }`, or nothing for an empty body. */
export function when(condition: string, body: string): string {
  return body === '' ? '' : `if (${condition}) { ${body} }`;
}

/** Keywords whose value is a number that faults report as their limit, by the condition that breaks it. */
export function limits(
  conditions: Readonly<Record<string, (limit: number, place: Place) => string>>,
): Readonly<Record<string, Keyword>> {
  const keywords = Object.entries(conditions).map(([rule, isBroken]): [string, Keyword] => [
    rule,
    (limit: number, _schema, place) => failIf(isBroken(limit, place), place, rule, `{ limit: ${limit} }`),
  ]);
  return Object.fromEntries(keywords);
}

/** The expression of a member. One that every object inherits has to be the value's own. */
export function memberOf({ value }: Place, name: string): string {
  const access = `${value}${memberAccess(name)}`;
  return name in Object.prototype ? `(Object.hasOwn(${value}, ${literal(name)}) ? ${access} : undefined)` : access;
}

/** Code that checks a member or an item, after it has read it into a variable that is called `wanted`. */
export function checkPart(
  place: Place,
  schema: PreparedSchema,
  { expression, path, wanted }: { readonly expression: string; readonly path: string; readonly wanted: string },
): string {
  const value = place.locals.local(wanted);
  const body = place.rules(schema, { ...place, value, path, knownType: undefined });
  return body === '' ? '' : `const ${value} = ${expression}; ${body}`;
}

/** Code that checks the member whose name a variable holds. */
export function checkMember(key: string, schema: PreparedSchema, place: Place): string {
  const path = `${withText(place.path, '/')} + ${key}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
  return checkPart(place, schema, { expression: `${place.value}[${key}]`, path, wanted: 'member' });
}

/** Code that checks the item whose index a variable holds. */
export function checkItem(index: string, schema: PreparedSchema, place: Place): string {
  const path = itemPath(place.path, index);
  return checkPart(place, schema, { expression: `${place.value}[${index}]`, path, wanted: 'item' });
}

/** The path of a member whose name is in the document. */
export function memberPath(path: string, name: string): string {
  return withText(path, `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** The path of the item whose index a variable holds. */
export function itemPath(path: string, index: string): string {
  return `${withText(path, '/')} + ${index}`;
}

/** An expression of a text with a literal behind it; two literals become one. */
function withText(path: string, text: string): string {
  const added = literal(text);
  return path.endsWith('"') ? path.slice(0, -1) + added.slice(1) : `${path} + ${added}`;
}
