import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { equal } from '../equal.ts';
import { show } from '../show.ts';
import { type Located, member, membersOf, type Path, type Side } from '../side.ts';
import type { PairReport } from './comparison.ts';
import { compareNull } from './types.ts';
import { identify, pathOf, saidOf, type SchemaNode, schemaNode, type Union } from './schema-node.ts';

/** Keywords that say nothing about which values are taken. */
const NOTES = new Set([
  'title',
  'description',
  '$comment',
  'examples',
  'example',
  'deprecated',
  'externalDocs',
  '$ref',
]);

/**
 * A schema that becomes one of several forms, or remains of them: the others were added or removed. Gives whether it is so.
 */
export function takeAsAlternative(report: PairReport, base: SchemaNode, head: SchemaNode): boolean {
  const { comparison, pair } = report;
  if (base.unions.length === 0 && head.unions.length === 1 && saysNothing(head)) {
    const same = head.unions[0]!.members.find((each) => isSame(pair.base, comparison.base, [each], comparison.head));
    if (same === undefined) return false;
    report.inside(cores(pair.base, comparison.base), same);
    compareNull(report, base, head);
    for (const each of head.unions[0]!.members) if (each !== same) added(report, base.path, each, comparison.head);
    return true;
  }
  if (head.unions.length === 0 && base.unions.length === 1 && saysNothing(base)) {
    const same = base.unions[0]!.members.find((each) => isSame([each], comparison.base, pair.head, comparison.head));
    if (same === undefined) return false;
    report.inside(same, cores(pair.head, comparison.head));
    compareNull(report, base, head);
    for (const each of base.unions[0]!.members) if (each !== same) removed(report, each, head.path, comparison.base);
    return true;
  }
  return false;
}

/** Compares the forms that a value can have, and how they are told apart. */
export function compareUnions(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  for (let index = 0; index < Math.max(base.unions.length, head.unions.length); index += 1) {
    const [before, after] = [base.unions[index], head.unions[index]];
    if (before !== undefined && after !== undefined) compareUnion(report, before, after);
    else if (after !== undefined)
      report.differ(
        'union-tightened',
        base.path,
        after.path,
        `must now be ${word(after)} ${after.members.length} forms`,
      );
    else report.differ('union-loosened', before!.path, head.path, 'no longer has to be one of several forms');
  }
  compareDiscriminators(report, base, head);
}

function compareUnion(report: PairReport, before: Union, after: Union): void {
  const { base, head } = report.comparison;
  if (before.kind !== after.kind) {
    const code = after.kind === 'oneOf' ? 'union-tightened' : 'union-loosened';
    report.differ(code, before.path, after.path, `must now be ${word(after)} the forms (was ${word(before)} them)`);
  }
  const left = new Map(after.members.map((each) => [each, keyOf(each, head)]));
  const unmatched: Located[] = [];
  const take = (fits: (key: string, each: Located) => boolean): Located | undefined => {
    const found = [...left].find(([each, key]) => fits(key, each))?.[0];
    if (found !== undefined) left.delete(found);
    return found;
  };
  for (const each of before.members) {
    const key = keyOf(each, base);
    const partner = take((other) => other === key);
    if (partner === undefined) unmatched.push(each);
    else report.inside(each, partner);
  }
  for (const each of unmatched) {
    // What has no name is the same form when it stands in the same place: then it was edited.
    const partner = isNamed(each, base) ? undefined : take((_, other) => !isNamed(other, head));
    if (partner === undefined) removed(report, each, after.path, base);
    else report.inside(each, partner);
  }
  for (const each of left.keys()) added(report, before.path, each, head);
}

function added(report: PairReport, before: Path, form: Located, side: Side): void {
  report.differ('alternative-added', before, form.path, `can now have the form ${nameOf(form, side)}`);
}

function removed(report: PairReport, form: Located, after: Path, side: Side): void {
  report.differ('alternative-removed', form.path, after, `can no longer have the form ${nameOf(form, side)}`);
}

function isNamed(form: Located, side: Side): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(identify([form], side)) || tagOf(form) !== undefined;
}

/** What makes a form the same one in another document: its component, the tag or title that it has, or all of it. */
function keyOf(form: Located, side: Side): string {
  const id = identify([form], side);
  if (/^\/components\/schemas\/[^/]+$/.test(id)) return id;
  return tagOf(form) ?? JSON.stringify(form.json);
}

/** A member with one possible value, or the title. */
function tagOf(form: Located): string | undefined {
  for (const [name, property] of membersOf(member(form, 'properties'))) {
    if (isObject(property.json) && property.json['const'] !== undefined)
      return `${name} = ${show(property.json['const'])}`;
  }
  const title = member(form, 'title').json;
  return typeof title === 'string' ? title : undefined;
}

function nameOf(form: Located, side: Side): string {
  const id = identify([form], side);
  const component = /^\/components\/schemas\/([^/]+)$/.exec(id)?.[1];
  return component ?? tagOf(form) ?? show(form.json);
}

function word({ kind }: Union): string {
  return kind === 'oneOf' ? 'exactly one of' : 'at least one of';
}

/** Whether everything that it says is in its union. */
function saysNothing(node: SchemaNode): boolean {
  return node.parts.every(({ json }) => saysOnly(json));
}

function saysOnly(json: JsonObject): boolean {
  return Object.keys(json).every(
    (key) => NOTES.has(key) || key === 'anyOf' || key === 'oneOf' || key === 'discriminator',
  );
}

function isSame(a: readonly Located[], side: Side, b: readonly Located[], other: Side): boolean {
  if (identify(a, side) === identify(b, other)) return true;
  if (a.length !== 1 || b.length !== 1) return false;
  const [before, after] = [core(a[0]!, side), core(b[0]!, other)];
  return (
    identify([before], side) === identify([after], other) || equal(withoutNotes(before.json), withoutNotes(after.json))
  );
}

/** Schemas that stand side by side are left as they are. */
function cores(schemas: readonly Located[], side: Side): readonly Located[] {
  return schemas.length === 1 ? [core(schemas[0]!, side)] : schemas;
}

/** What a schema says once references are followed and null is left out. */
function core(schema: Located, side: Side): Located {
  const followed = side.follow(schema);
  const { unions, parts } = schemaNode([followed], side);
  const own = parts.filter(({ json }) => !saysOnly(json));
  return unions.length === 0 && own.length === 1 && own[0]!.orNull ? own[0]! : followed;
}

function withoutNotes(json: JsonValue): JsonValue {
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key === '$ref' || !NOTES.has(key)));
}

function compareDiscriminators(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [saidOf(base, 'discriminator')[0], saidOf(head, 'discriminator')[0]];
  if (before === undefined && after === undefined) return;
  const [old, now] = [before?.path ?? pathOf(base, 'discriminator'), after?.path ?? pathOf(head, 'discriminator')];
  if (before === undefined || after === undefined) {
    const message = after === undefined ? 'no longer has a tag that says its form' : 'now has a tag that says its form';
    report.differ('discriminator-noted', old, now, message);
    return;
  }
  const [was, is] = [member(before, 'propertyName'), member(after, 'propertyName')];
  if (!equal(was.json, is.json))
    report.differ(
      'discriminator-changed',
      was.path,
      is.path,
      `says its form in ${show(is.json)} (was ${show(was.json)})`,
    );
  compareMappings(report, member(before, 'mapping'), member(after, 'mapping'));
}

function compareMappings(
  report: PairReport,
  before: Located<JsonValue | undefined>,
  after: Located<JsonValue | undefined>,
): void {
  const [old, now] = [new Map(membersOf(before)), new Map(membersOf(after))];
  for (const [tag, { json, path }] of old) {
    const other = now.get(tag);
    const there = [...after.path, tag];
    if (other === undefined)
      report.differ('discriminator-value-removed', path, there, `no longer has the tag ${show(tag)}`);
    else if (!equal(json, other.json))
      report.differ(
        'discriminator-value-changed',
        path,
        there,
        `the tag ${show(tag)} means ${show(other.json)}, was ${show(json)}`,
      );
  }
  for (const [tag, { path }] of now) {
    if (!old.has(tag))
      report.differ('discriminator-value-added', [...before.path, tag], path, `has the new tag ${show(tag)}`);
  }
}
