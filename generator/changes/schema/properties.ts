import { followed } from '../../load/document/json.ts';
import { onlyDirection } from '../../load/document/only-direction.ts';
import { isObject } from '../../model/canonical.ts';
import { byName, type Located, type Path } from '../side.ts';
import type { OneWay, PairReport } from './schema-pairs.ts';
import type { SchemaNode } from './schema-node.ts';
import { bothAccept } from './types.ts';

type Schemas = readonly Located[];

export function compareProperties(report: PairReport): void {
  const { base, head } = report;
  if (!bothAccept(base, head, ['object'])) return;
  for (const [name, was, is] of byName(base.properties, head.properties)) {
    if (was === undefined) propertyAdded(report, name, is!);
    else if (is === undefined) propertyRemoved(report, name, was);
    else compareProperty(report, name, was, is);
  }
  // Names that are required without being declared.
  for (const [name] of byName(base.required, head.required))
    if (!base.properties.has(name) && !head.properties.has(name)) compareRequired(report, name);
  compareUndeclared(report);
}

function propertyRemoved(report: PairReport, name: string, was: Schemas): void {
  const paths = [was[0]!.path, propertyPath(report.head, name)] as const;
  const message = `is removed${report.base.required.has(name) ? '' : '; it was optional'}`;
  report.differ('property-removed', paths, message, { property: name, only: directionOf(was) });
}

function propertyAdded(report: PairReport, name: string, is: Schemas): void {
  const only = directionOf(is);
  const required = report.head.required.has(name);
  // A client neither sends read-only properties nor expects write-only ones.
  const code = required && only !== 'response' ? 'required-property-added' : 'property-added';
  const message = `is a new ${required ? 'required ' : ''}member`;
  report.differ(code, [propertyPath(report.base, name), is[0]!.path], message, { property: name, only });
  const { schemas } = undeclared(report.base);
  if (schemas.length > 0) report.inside(schemas, is, 'plain', only);
}

function compareProperty(report: PairReport, property: string, before: Schemas, after: Schemas): void {
  const [was, is] = [directionOf(before), directionOf(after)];
  const only = was === is ? was : undefined;
  report.inside(before, after, 'plain', only);
  const paths = [before[0]!.path, after[0]!.path] as const;
  if (was !== is) {
    if (was === 'response') report.differ('read-only-removed', paths, 'is no longer read-only');
    if (was === 'request') report.differ('write-only-removed', paths, 'is no longer write-only');
    if (is === 'response') report.differ('read-only-added', paths, 'is now read-only', { property });
    if (is === 'request') report.differ('write-only-added', paths, 'is now write-only', { property });
  }
  const [had, has] = [report.base.required.has(property), report.head.required.has(property)];
  // Requests had to omit a property that was read-only, so one that stays required is new to them.
  if (had && has && was === 'response' && is !== 'response') differRequired(report, property, 'request');
  else compareRequired(report, property, had ? was : is);
}

function compareRequired(report: PairReport, property: string, only?: OneWay): void {
  if (report.base.required.has(property) !== report.head.required.has(property)) differRequired(report, property, only);
}

function differRequired(report: PairReport, property: string, only?: OneWay): void {
  const [had, has] = [report.base.required.get(property), report.head.required.get(property)];
  const [from, to] = report.paths('required');
  const paths = [had ?? from, has ?? to] as const;
  if (has !== undefined)
    report.differ('required-added', paths, `now requires its member \`${property}\``, { property, only });
  else report.differ('required-removed', paths, `no longer requires its member \`${property}\``, { property, only });
}

function undeclared(node: SchemaNode): { state: 'open' | 'closed' | 'constrained'; schemas: Schemas; path: Path } {
  const all = [...node.valuesAt('additionalProperties'), ...node.valuesAt('unevaluatedProperties')];
  const closed = all.find(({ json }) => json === false);
  if (closed !== undefined) return { state: 'closed', schemas: [], path: closed.path };
  const schemas = all.filter(({ json }) => isObject(json) && Object.keys(json).length > 0);
  const path = schemas[0]?.path ?? all[0]?.path ?? node.pathOf('additionalProperties');
  return { state: schemas.length > 0 ? 'constrained' : 'open', schemas, path };
}

function compareUndeclared(report: PairReport): void {
  const [before, after] = [undeclared(report.base), undeclared(report.head)];
  if (before.state === after.state) {
    if (after.state === 'constrained') report.inside(before.schemas, after.schemas);
    return;
  }
  const paths = [before.path, after.path] as const;
  const members = 'members that are not declared';
  if (after.state === 'closed') report.differ('additional-properties-closed', paths, `may no longer have ${members}`);
  else if (before.state === 'closed') report.differ('additional-properties-opened', paths, `may now have ${members}`);
  else if (after.state === 'constrained')
    report.differ('additional-properties-constrained', paths, `now has a schema for ${members}`);
  else report.differ('additional-properties-unconstrained', paths, `no longer has a schema for ${members}`);
}

function propertyPath(node: SchemaNode, name: string): Path {
  const owner = node.parts.find(({ json }) => isObject(json['properties'])) ?? node.parts[0];
  return [...(owner?.at.path ?? node.path), 'properties', name];
}

export function directionOf(schemas: Schemas): OneWay | undefined {
  const marks = schemas.map(({ side, json }) => onlyDirection(json, (inner) => followed(side.document, inner)));
  return marks.find((only) => only === 'response') ?? marks.find((only) => only !== undefined);
}
