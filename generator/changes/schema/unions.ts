import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import type { Located, Path, Side } from '../side.ts';
import { equal, isEqual, member, memberOf, membersByName, membersOf } from '../side.ts';
import { show } from '../show.ts';
import { identify, SchemaNode, type Union } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';
import { compareNull } from './types.ts';

const ANNOTATIONS = 'title description $comment examples example deprecated externalDocs $ref'.split(' ');
const UNION_KEYWORDS = new Set([...ANNOTATIONS, 'anyOf', 'oneOf', 'discriminator']);

/** Compares a schema that becomes one of several alternatives, or the last one. Returns whether it does. */
export function isAlternative(report: PairReport): boolean {
  const { pairs, pair, base, head } = report;
  const [before, after] = [base.unions[0]?.members ?? [], head.unions[0]?.members ?? []];
  if (base.unions.length === 0 && isUnionOnly(head)) {
    const same = after.find((each) => isSame(pair.base, pairs.base, [each], pairs.head));
    if (same === undefined) return false;
    report.inside(cores(pair.base, pairs.base), same);
    for (const each of after) if (each !== same) added(report, base.path, each);
  } else if (head.unions.length === 0 && isUnionOnly(base)) {
    const same = before.find((each) => isSame([each], pairs.base, pair.head, pairs.head));
    if (same === undefined) return false;
    report.inside(same, cores(pair.head, pairs.head));
    for (const each of before) if (each !== same) removed(report, each, head.path);
  } else return false;
  compareNull(report);
  return true;
}

export function compareUnions(report: PairReport): void {
  const { base, head } = report;
  for (let index = 0; index < Math.max(base.unions.length, head.unions.length); index += 1) {
    const [before, after] = [base.unions[index], head.unions[index]];
    if (before === undefined) {
      const message = `must now be ${quantifier(after!)} ${after!.members.length} forms`;
      report.differ('union-tightened', [base.path, after!.path], message);
    } else if (after === undefined)
      report.differ('union-loosened', [before.path, head.path], 'no longer has to be one of several forms');
    else compareUnion(report, before, after);
  }
  compareDiscriminators(report);
}

function compareUnion(report: PairReport, before: Union, after: Union): void {
  const { base, head } = report.pairs;
  if (before.kind !== after.kind) {
    const message = `must now be ${quantifier(after)} the forms (was ${quantifier(before)} them)`;
    const code = after.kind === 'oneOf' ? 'union-tightened' : 'union-loosened';
    report.differ(code, [before.path, after.path], message);
  }
  const left = new Map(after.members.map((each) => [each, keyOf(each, head)]));
  const take = (fits: (key: string, each: Located) => boolean): Located | undefined => {
    const found = [...left].find(([each, key]) => fits(key, each))?.[0];
    if (found !== undefined) left.delete(found);
    return found;
  };
  const partners = before.members.map((each) => [each, take((key) => key === keyOf(each, base))] as const);
  for (const [each, known] of partners) {
    // Of two forms without a name, one has become the other.
    const partner =
      known ?? (nameOf(each, base) === undefined ? take((_, it) => nameOf(it, head) === undefined) : undefined);
    if (partner === undefined) removed(report, each, after.path);
    else report.inside(each, partner);
  }
  for (const each of left.keys()) added(report, before.path, each);
}

function compareDiscriminators(report: PairReport): void {
  const { base, head } = report;
  const [before, after] = [base.valuesAt('discriminator')[0], head.valuesAt('discriminator')[0]];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const verb = after === undefined ? 'no longer has' : 'now has';
    report.differAt('discriminator', 'discriminator-noted', `${verb} a member that names its form`);
    return;
  }
  const [was, is] = memberOf([before, after], 'propertyName');
  if (!isEqual([was, is])) {
    const message = `names its form in ${show(is.json)} (was ${show(was.json)})`;
    report.differ('discriminator-changed', [was.path, is.path], message);
  }
  for (const [tag, [old, now]] of membersByName(memberOf([before, after], 'mapping'))) {
    const paths = [old.path, now.path] as const;
    const name = show(tag);
    if (old.json === undefined) report.differ('discriminator-value-added', paths, `has the new tag ${name}`);
    else if (now.json === undefined)
      report.differ('discriminator-value-removed', paths, `no longer has the tag ${name}`);
    else if (!isEqual([old, now])) {
      const message = `the tag ${name} means ${show(now.json)}, was ${show(old.json)}`;
      report.differ('discriminator-value-changed', paths, message);
    }
  }
}

function added(report: PairReport, before: Path, form: Located): void {
  const name = nameOf(form, report.pairs.head) ?? show(form.json);
  report.differ('alternative-added', [before, form.path], `can now have the form ${name}`);
}

function removed(report: PairReport, form: Located, after: Path): void {
  const name = nameOf(form, report.pairs.base) ?? show(form.json);
  report.differ('alternative-removed', [form.path, after], `can no longer have the form ${name}`);
}

/** Identifies a form in both documents by its component, else its name, else its text. */
function keyOf(form: Located, side: Side): string {
  const id = identify([form], side);
  return COMPONENT.test(id) ? id : (nameOf(form, side) ?? JSON.stringify(form.json));
}

const COMPONENT = /^\/components\/schemas\/([^/]+)$/;

/** The component, or a property with a single value, or the title. */
function nameOf(form: Located, side: Side): string | undefined {
  const component = COMPONENT.exec(identify([form], side))?.[1];
  if (component !== undefined) return component;
  for (const [name, { json }] of membersOf(member(form, 'properties')))
    if (isObject(json) && json['const'] !== undefined) return `${name} = ${show(json['const'])}`;
  const title = member(form, 'title').json;
  return typeof title === 'string' ? title : undefined;
}

function quantifier({ kind }: Union): string {
  return kind === 'oneOf' ? 'exactly one of' : 'at least one of';
}

function isUnionOnly(node: SchemaNode): boolean {
  return node.unions.length === 1 && node.parts.every(({ json }) => hasOnlyUnion(json));
}

function hasOnlyUnion(json: JsonObject): boolean {
  return Object.keys(json).every((key) => UNION_KEYWORDS.has(key));
}

function isSame(a: readonly Located[], side: Side, b: readonly Located[], other: Side): boolean {
  if (identify(a, side) === identify(b, other)) return true;
  if (a.length !== 1 || b.length !== 1) return false;
  const [before, after] = [core(a[0]!, side), core(b[0]!, other)];
  return (
    identify([before], side) === identify([after], other) ||
    equal(withoutAnnotations(before.json), withoutAnnotations(after.json))
  );
}

function cores(schemas: readonly Located[], side: Side): readonly Located[] {
  return schemas.length === 1 ? [core(schemas[0]!, side)] : schemas;
}

/** A schema with references followed, and without its union with null. */
function core(schema: Located, side: Side): Located {
  const followed = side.follow(schema);
  const { unions, parts } = new SchemaNode([followed], side);
  const own = parts.filter(({ json }) => !hasOnlyUnion(json));
  return unions.length === 0 && own.length === 1 && own[0]!.orNull ? own[0]! : followed;
}

function withoutAnnotations(json: JsonValue): JsonValue {
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key === '$ref' || !ANNOTATIONS.includes(key)));
}
