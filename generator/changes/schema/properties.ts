import { isObject } from '../../model/canonical.ts';
import type { Located, Path, Side } from '../side.ts';
import type { OneWay, PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';
import { typesOf } from './value-types.ts';

/**
 * Compares the members of objects: which there are, which have to be there, and what else there may be. Of two that say the same
 * by themselves, those that lead to nothing different are passed over.
 */
export function compareProperties(report: PairReport, base: SchemaNode, head: SchemaNode, isAlike: boolean): void {
  if (!typesOf(base).has('object') || !typesOf(head).has('object')) return;
  const { comparison } = report;
  for (const [name, schemas] of base.properties) {
    const now = head.properties.get(name);
    if (now === undefined) {
      report.differ(
        'property-removed',
        schemas[0]!.path,
        propertyPath(head, name),
        `is gone${base.required.has(name) ? '' : '; it was optional'}`,
        {
          property: name,
          ...restrict(directionOf(schemas, comparison.base)),
        },
      );
    } else if (!isAlike || !comparison.areSame(schemas, now)) compareMember(report, name, schemas, now, base, head);
  }
  for (const [name, schemas] of head.properties) {
    if (base.properties.has(name)) continue;
    const only = directionOf(schemas, comparison.head);
    const required = head.required.has(name);
    // The server gives what is read-only, and a response need not have what is write-only: neither has to be sent.
    const code = required && only !== 'response' ? 'required-property-added' : 'property-added';
    const message = `is a new ${required ? 'required ' : ''}member`;
    report.differ(code, propertyPath(base, name), schemas[0]!.path, message, { property: name, ...restrict(only) });
    const before = others(base);
    if (before.schemas.length > 0) report.inside(before.schemas, schemas, 'plain', only);
  }
  compareUndeclaredRequired(report, base, head);
  compareOthers(report, base, head);
}

function compareMember(
  report: PairReport,
  name: string,
  before: readonly Located[],
  after: readonly Located[],
  base: SchemaNode,
  head: SchemaNode,
): void {
  const { comparison } = report;
  const [was, is] = [directionOf(before, comparison.base), directionOf(after, comparison.head)];
  const only = was === is ? was : undefined;
  report.inside(before, after, 'plain', only);
  const [old, now] = [before[0]!.path, after[0]!.path];
  if (was !== is) {
    if (was === 'response') report.differ('read-only-removed', old, now, 'is no longer read-only');
    if (was === 'request') report.differ('write-only-removed', old, now, 'is no longer write-only');
    if (is === 'response') report.differ('read-only-added', old, now, 'is now read-only', { property: name });
    if (is === 'request')
      report.differ('write-only-added', old, now, 'is now write-only', {
        property: name,
      });
  }
  const [had, has] = [base.required.get(name), head.required.get(name)];
  const details = { property: name, ...restrict(only) };
  if (had === undefined && has !== undefined)
    report.differ('required-added', pathOf(base, 'required'), has, `now requires its member \`${name}\``, details);
  if (had !== undefined && has === undefined)
    report.differ(
      'required-removed',
      had,
      pathOf(head, 'required'),
      `no longer requires its member \`${name}\``,
      details,
    );
}

/** Names that have to be there without a schema of their own. */
function compareUndeclaredRequired(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const declared = (name: string): boolean => base.properties.has(name) || head.properties.has(name);
  for (const [name, path] of head.required) {
    if (!declared(name) && !base.required.has(name))
      report.differ('required-added', pathOf(base, 'required'), path, `now requires its member \`${name}\``, {
        property: name,
      });
  }
  for (const [name, path] of base.required) {
    if (!declared(name) && !head.required.has(name))
      report.differ('required-removed', path, pathOf(head, 'required'), `no longer requires its member \`${name}\``, {
        property: name,
      });
  }
}

interface Others {
  readonly state: 'open' | 'closed' | 'constrained';
  readonly schemas: readonly Located[];
  readonly path: Path;
}

/** What members without a schema of their own can be. */
function others(node: SchemaNode): Others {
  const said = [...saidOf(node, 'additionalProperties'), ...saidOf(node, 'unevaluatedProperties')];
  const closed = said.find(({ json }) => json === false);
  if (closed !== undefined) return { state: 'closed', schemas: [], path: closed.path };
  const schemas = said.filter(({ json }) => isObject(json) && Object.keys(json).length > 0);
  return {
    state: schemas.length > 0 ? 'constrained' : 'open',
    schemas,
    path: schemas[0]?.path ?? said[0]?.path ?? pathOf(node, 'additionalProperties'),
  };
}

function compareOthers(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [others(base), others(head)];
  const paths = [before.path, after.path] as const;
  if (before.state === 'constrained' && after.state === 'constrained') report.inside(before.schemas, after.schemas);
  else if (before.state !== after.state) {
    if (after.state === 'closed')
      report.differ('additional-properties-closed', ...paths, 'may no longer have members that are not declared');
    else if (before.state === 'closed')
      report.differ('additional-properties-opened', ...paths, 'may now have members that are not declared');
    else if (after.state === 'constrained')
      report.differ(
        'additional-properties-constrained',
        ...paths,
        'now has a schema for members that are not declared',
      );
    else
      report.differ(
        'additional-properties-unconstrained',
        ...paths,
        'no longer has a schema for members that are not declared',
      );
  }
}

function propertyPath(node: SchemaNode, name: string): Path {
  const owner = node.parts.find(({ json }) => isObject(json['properties'])) ?? node.parts[0];
  return [...(owner?.path ?? node.path), 'properties', name];
}

/** The only direction that a property goes in. */
function directionOf(schemas: readonly Located[], side: Side): OneWay | undefined {
  const says = (keyword: string): boolean =>
    schemas.some((schema) =>
      [schema, side.follow(schema)].some(({ json }) => isObject(json) && json[keyword] === true),
    );
  if (says('readOnly')) return 'response';
  return says('writeOnly') ? 'request' : undefined;
}

function restrict(only: OneWay | undefined): { only?: OneWay } {
  return only === undefined ? {} : { only };
}
