import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { type Both, byName, equal, isEqual, type Located, type Path } from '../side.ts';
import { show } from '../show.ts';
import { identify, SchemaNode, type Union } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';
import { compareNull } from './types.ts';

const ANNOTATIONS = 'title description $comment examples example deprecated externalDocs $ref'.split(' ');
const UNION_KEYWORDS = new Set([...ANNOTATIONS, 'anyOf', 'oneOf', 'discriminator']);

/** Compares a schema that becomes one of several alternatives, or the last one. Returns whether it does. */
export function isAlternative(report: PairReport): boolean {
  const { pair, base, head } = report;
  const isFirst = base.unions.length === 0 && isUnionOnly(head);
  if (!isFirst && (head.unions.length > 0 || !isUnionOnly(base))) return false;
  const [single, ...others] = isFirst ? pair.base : pair.head;
  const forms = (isFirst ? head : base).unions[0]!.members;
  const same = others.length === 0 ? forms.find((each) => isSame(each, single!)) : undefined;
  if (same === undefined) return false;
  if (isFirst) report.inside(core(single!), same);
  else report.inside(same, core(single!));
  for (const each of forms) {
    if (each === same) continue;
    if (isFirst) added(report, base.path, each);
    else removed(report, each, head.path);
  }
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
  if (before.kind !== after.kind) {
    const message = `must now be ${quantifier(after)} the forms (was ${quantifier(before)} them)`;
    const code = after.kind === 'oneOf' ? 'union-tightened' : 'union-loosened';
    report.differ(code, [before.path, after.path], message);
  }
  const left = new Map(after.members.map((each) => [each, keyOf(each)]));
  const take = (fits: (key: string, each: Located) => boolean): Located | undefined => {
    const found = [...left].find(([each, key]) => fits(key, each))?.[0];
    if (found !== undefined) left.delete(found);
    return found;
  };
  const partners = before.members.map((each) => [each, take((key) => key === keyOf(each))] as const);
  for (const [each, known] of partners) {
    // Of two forms without a name, one has become the other.
    const partner = known ?? (nameOf(each) === undefined ? take((_, it) => nameOf(it) === undefined) : undefined);
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
  const both = (key: string): Both => [before.member(key), after.member(key)];
  const [was, is] = both('propertyName');
  if (!isEqual([was, is])) {
    const message = `names its form in ${show(is.json)} (was ${show(was.json)})`;
    report.differ('discriminator-changed', [was.path, is.path], message);
  }
  const [tags, newTags] = both('mapping');
  for (const [tag] of byName(new Map(tags.members()), new Map(newTags.members()))) {
    const [old, now] = [tags.member(tag), newTags.member(tag)];
    const differ = (code: ChangeCode, message: string): void => report.differ(code, [old.path, now.path], message);
    const name = show(tag);
    if (old.json === undefined) differ('discriminator-value-added', `has the new tag ${name}`);
    else if (now.json === undefined) differ('discriminator-value-removed', `no longer has the tag ${name}`);
    else if (!isEqual([old, now]))
      differ('discriminator-value-changed', `the tag ${name} means ${show(now.json)}, was ${show(old.json)}`);
  }
}

function added(report: PairReport, before: Path, form: Located): void {
  const name = nameOf(form) ?? show(form.json);
  report.differ('alternative-added', [before, form.path], `can now have the form ${name}`);
}

function removed(report: PairReport, form: Located, after: Path): void {
  const name = nameOf(form) ?? show(form.json);
  report.differ('alternative-removed', [form.path, after], `can no longer have the form ${name}`);
}

/** Identifies a form in both documents by its component, else its name, else its text. */
function keyOf(form: Located): string {
  const id = identify(form);
  return COMPONENT.test(id) ? id : (nameOf(form) ?? JSON.stringify(form.json));
}

const COMPONENT = /^\/components\/schemas\/([^/]+)$/;

/** The component, or a property with a single value, or the title. */
function nameOf(form: Located): string | undefined {
  const component = COMPONENT.exec(identify(form))?.[1];
  if (component !== undefined) return component;
  for (const [name, { json }] of form.member('properties').members())
    if (isObject(json) && json['const'] !== undefined) return `${name} = ${show(json['const'])}`;
  const title = form.member('title').json;
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

function isSame(a: Located, b: Located): boolean {
  const [one, other] = [core(a), core(b)];
  return identify(one) === identify(other) || equal(withoutAnnotations(one.json), withoutAnnotations(other.json));
}

/** A schema with references followed, and without its union with null. */
function core(schema: Located): Located {
  const followed = schema.follow();
  const { unions, parts } = new SchemaNode([followed]);
  const own = parts.filter(({ json }) => !hasOnlyUnion(json));
  return unions.length === 0 && own.length === 1 && own[0]!.orNull ? own[0]!.at : followed;
}

function withoutAnnotations(json: JsonValue): JsonValue {
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key === '$ref' || !ANNOTATIONS.includes(key)));
}
