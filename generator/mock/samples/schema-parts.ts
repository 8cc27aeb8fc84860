import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { tagged } from '../../model/discriminator.ts';
import { list, object } from '../../model/reader.ts';
import { type NamedSchemas, referencedName } from '../../model/schemas.ts';

/** The schemas that a value has to satisfy together once each union has a chosen member. */
export type Parts = Readonly<ReturnType<typeof partsOf>>;

/**
 * Follows references and `allOf`, and chooses one member of each union, and one side of each `if`.
 *
 * @param choice a number whose digits choose the members, in mixed radix
 * @param avoided names of schemas that recursion should avoid; members without them come first
 */
export function partsOf(
  roots: readonly JsonSchema[],
  choice: number,
  named: NamedSchemas,
  avoided: ReadonlySet<string>,
) {
  const schemas: JsonObject[] = [];
  /** Of the named schemas among them. */
  const names = new Set<string>();
  let rest = choice;
  /** Choice numbers from this one on repeat earlier ones. */
  let choices = 1;
  const choose = (members: readonly JsonValue[]): void => {
    const ordered = [...members].sort((a, b) => cost(a, avoided) - cost(b, avoided));
    choices *= ordered.length;
    const chosen = ordered[rest % ordered.length]!;
    rest = Math.floor(rest / ordered.length);
    visit(chosen);
  };
  const visit = (schema: JsonValue | undefined): void => {
    if (!isObject(schema)) return;
    const name = referencedName(schema);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(named.get(name));
    }
    schemas.push(schema);
    list(schema['allOf']).forEach(visit);
    for (const keyword of ['oneOf', 'anyOf']) {
      const members = list(schema[keyword]);
      if (members.length > 0) choose(members.map((member) => tagged(member, schema, named)));
    }
    if (schema['if'] !== undefined) choose([{ allOf: [schema['if'], schema['then'] ?? {}] }, schema['else'] ?? {}]);
    Object.values(object(schema['dependentSchemas'])).forEach(visit);
  };
  roots.forEach(visit);
  return { schemas, names, choices };
}

/** Members in which recursion continues come last, after `null`. */
function cost(member: JsonValue, avoided: ReadonlySet<string>): number {
  if (!isObject(member)) return 1;
  const name = referencedName(member);
  if (name !== undefined && avoided.has(name)) return 3;
  if (member['type'] === 'null' || member['const'] === null) return 2;
  return Math.max(0, ...list(member['allOf']).map((each) => cost(each, avoided)));
}
