import type { JsonValue } from '../../json.ts';
import { document as documentKind } from '../../load/document/grammar.ts';
import { isObject } from '../../model/canonical.ts';
import { schemaTypeName } from '../../model/names.ts';
import { object, string } from '../../model/reader.ts';
import { contentsOf, reachable } from '../../model/schemas.ts';
import { type Finding, ofApi, Part } from '../part.ts';
import { show } from '../show.ts';
import { byName, equal, Located, type Maybe, type Side } from '../side.ts';
import { compareConventions } from './conventions.ts';
import { compareSecuritySchemes } from './security.ts';

/** Compares the parts that apply to the whole API, except `info.version`, which follows from the changes. */
export function compareDocument(document: Part): void {
  compareServers(document.member('servers'));
  compareSecuritySchemes(document.member('components').member('securitySchemes'));
  compareConventions(document);
  const info = document.member('info');
  info.compareAnnotations('title', 'summary', 'description', 'termsOfService', 'contact', 'license');
  document.compareAnnotations('externalDocs');
  for (const [name, found] of document.member('tags').each(itemsBy('name'))) {
    const tag = found.as(ofApi(`tag ${name}`));
    if (tag.isInBoth(['documentation', 'is a new tag'], ['documentation', 'is no longer a tag']))
      tag.compareAnnotations('description', 'externalDocs');
  }
  for (const [key, member] of document.differing())
    if (!COMPARED.includes(key)) member.as(ofApi(key)).report('extension-changed', 'has another value');
}

/** Members that other functions compare, and the changelog, which follows from the changes. */
const COMPARED = (
  'openapi info servers security tags paths webhooks components externalDocs x-changelog x-permissions ' +
  'x-error-catalogue x-rate-limits x-webhook-signature x-pagination x-error-body'
).split(' ');

/** Compares the `servers` of a document, a path item or an operation. */
export function compareServers({ collector, about, both }: Part): void {
  for (const [url, found] of new Part(collector, about, both).each(itemsBy('url', '/'))) {
    const server = found.as(ofApi(url, about.spots));
    const text = `createClient({ baseUrl: ${show(url)} })`;
    const removed: Finding = ['server-removed', 'is no longer an address of the API', text];
    if (!server.isInBoth(['server-added', 'is a new address of the API'], removed)) continue;
    for (const [name, variable] of server.member('variables').members()) {
      const [old, now] = variable.both;
      if (equal(withoutDescription(old), withoutDescription(now))) continue;
      const message = `now has ${show(now.json)} for its variable ${name} (was ${show(old.json)})`;
      const program = `${text} // ${name} = ${show(old.member('default').json)}`;
      const works = (each: Maybe): boolean => equal(withoutDescription(each), withoutDescription(old));
      variable.report('server-variable-changed', message, program, works);
    }
    server.compareAnnotations('description');
  }
}

/** Items by a member that identifies them. */
function itemsBy(key: string, otherwise = ''): (list: Maybe) => Map<string, Located> {
  return (list) => new Map(list.items().map((item) => [string(item.member(key).json) ?? otherwise, item]));
}

function withoutDescription({ json }: Maybe): JsonValue | undefined {
  return isObject(json) ? { ...json, description: '' } : json;
}

/** Compares the types that the generated packages export: one for each component in use. */
export function compareExports(document: Part): void {
  const [before, after] = [exportsOf(document.was.side), exportsOf(document.is.side)];
  for (const [typeName, was, is] of byName(before, after)) {
    const { side, path } = (was ?? is)!;
    const absent = new Located(side, path, undefined);
    const type = document.as(ofApi(typeName)).with([was ?? absent, is ?? absent]);
    const text = `import type { ${typeName} } from '…/types';`;
    const added = ['export-added', 'is now exported by the packages'] as const;
    type.isInBoth(added, ['export-removed', 'is no longer exported by the packages', text]);
  }
  // No package contains an unused component, so its changes are only read.
  for (const [name, schema] of document.member('components').member('schemas').members()) {
    const typeName = schemaTypeName(name);
    if (before.has(typeName) || after.has(typeName) || schema.isEqual) continue;
    const { was, is } = schema;
    const verb = was.json === undefined ? 'is new' : is.json === undefined ? 'is removed' : 'is different';
    schema.as(ofApi(name)).report('unused-component-changed', `${verb}; nothing uses this component`);
  }
}

function exportsOf(side: Side): ReadonlyMap<string, Located> {
  const schemas = new Map(side.at('components', 'schemas').members());
  const { components, ...others } = side.document;
  const rest = { ...others, components: { ...object(components), schemas: {} } };
  const roots = contentsOf([rest], documentKind).references;
  const reached = reachable(roots, (name) => contentsOf([schemas.get(name)?.json ?? true]).references);
  return new Map(
    [...reached].flatMap((name) => (schemas.has(name) ? [[schemaTypeName(name), schemas.get(name)!]] : [])),
  );
}
