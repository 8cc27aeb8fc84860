import { KeywordCxt } from 'ajv/dist/2020.js';
import { _, type Code, type CodeGen, Name, nil, str, ValueScopeName } from 'ajv/dist/compile/codegen/index.js';
import { _Code, getProperty } from 'ajv/dist/compile/codegen/code.js';
import { getErrorPath, type Type } from 'ajv/dist/compile/util.js';

import { N } from './ajv-names.ts';
import type { CheckGen } from './check-gen.ts';
import {
  DATA,
  EXPRESSION,
  filled,
  type Fragment,
  HOLE,
  LocalHoles,
  PATH,
  piecesOf,
  placeOf,
  ValueHoles,
} from './fragment.ts';
import type { PreparedSchema } from './prepared-schema.ts';
import { runtimeFunction, runtimeModuleOf } from './runtime-functions.ts';

/** A member or an item, and its schema's place in the schema at hand. */
interface Part {
  readonly keyword: string;
  readonly schemaProp?: string;
  readonly dataProp: string | Name;
  readonly dataPropType?: Type;
}

/** Of the schema that all this is in, which a part cannot name. */
const WHOLE = new Name('$$s$$');
const VERDICT = new Name('$$valid$$');

/**
 * Checks a member or an item whose faults are all noted, as `cxt.subschema`, of which nobody asks whether it found any. Documents repeat
 * themselves: of the 19,000 subschemas of Stripe's, 3,400 are different. Each of these is compiled once; where it comes again, its code is
 * printed with other names in it.
 */
export function checkPart(cxt: KeywordCxt, part: Part, valid: Name): void {
  const fragment = fragmentFor(cxt, part);
  if (fragment === undefined) cxt.subschema(part, valid);
  else print(fragment, cxt, part);
}

function fragmentFor(cxt: KeywordCxt, { keyword, schemaProp }: Part): Fragment | undefined {
  const { it } = cxt;
  const gen = cxt.gen as CheckGen;
  const isPlain = it.allErrors && it.createErrors !== false && it.propertyName === undefined && !gen.watches;
  if (!isPlain) return undefined;
  const at = (it.schema as Record<string, PreparedSchema>)[keyword]!;
  const schema = schemaProp === undefined ? at : (at as Record<string, PreparedSchema>)[schemaProp]!;
  const text = JSON.stringify(schema);
  if (text.includes(HOLE)) return undefined;
  const key = `${it.opts.ownProperties} ${it.compositeRule} ${gen.isUndecided} ${text}`;
  const { fragments } = gen;
  if (!fragments.has(key)) fragments.set(key, made(cxt, schema));
  return fragments.get(key);
}

/** Undefined where the code names the schema that all this is in. */
function made({ gen, it: outer }: KeywordCxt, schema: PreparedSchema): Fragment | undefined {
  const values = new ValueHoles();
  const locals = new LocalHoles();
  const part = (gen as CheckGen).withHoles(values, locals, DATA, EXPRESSION);
  const it = { ...outer, gen: part, data: DATA, errorPath: PATH };
  const place = { schema, schemaPath: nil, errSchemaPath: '', topSchemaRef: WHOLE };
  KeywordCxt.prototype.subschema.call({ it } as unknown as KeywordCxt, place, VERDICT);
  const counts = part.optimizePart();
  const pieces = piecesOf(part.toString());
  if (pieces.includes('s')) return undefined;
  return { pieces, locals: locals.prefixes, values: values.asked, counts };
}

function print(fragment: Fragment, { gen, it }: KeywordCxt, { dataProp, dataPropType }: Part): void {
  const data = gen.name('data').str;
  const expression = String(_`${it.data}${getProperty(dataProp)}`);
  const text = filled(fragment, {
    data,
    expression,
    path: String(str`${it.errorPath}${getErrorPath(dataProp, dataPropType, it.opts.jsPropertySyntax)}`),
    locals: fragment.locals.map((prefix) => gen.name(prefix).str),
    values: namesOf(gen, fragment),
  });
  const variable = fragment.pieces.includes('d') ? `let ${data} = ${expression};` : '';
  const names = { [it.data.str]: 1, ...(fragment.counts && { [N.errors.str]: 1 }) };
  (gen as CheckGen).print(variable + text, text === '' ? {} : names);
}

/** Names for what a fragment asks for, which may be made of what it asked for before. */
export function namesOf(gen: CodeGen, { values }: Fragment): string[] {
  const names: Name[] = [];
  for (const { prefix, value } of values) {
    if (runtimeModuleOf(prefix) !== undefined) names.push(runtimeFunction(gen, prefix));
    else names.push(gen.scopeValue(prefix, { ...value, ...(value.code && { code: withNames(value.code, names) }) }));
  }
  return names.map(({ str }) => str);
}

function withNames(code: Code, names: readonly Name[]): Code {
  if (!(code instanceof _Code)) return code;
  return new _Code(code._items.map((item) => (item instanceof ValueScopeName ? names[placeOf(item)]! : item)));
}
