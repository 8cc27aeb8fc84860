import type { Api, GuideTable, Operation } from '../../../model/api.ts';
import { moduleNames } from '../../../model/module-names.ts';
import { namedSchemas, reachedSchemas } from '../../schemas-read.ts';
import { fieldReaders } from '../fields/field-reader.ts';
import { FieldRenderer } from '../fields/field-renderer.ts';
import { Shapes } from '../fields/shapes.ts';
import { joined, type Line, type PageLink } from './format.ts';

/** What pages share: the `Api`, the paths of all pages, and views of the whole document. */
export type Site = Readonly<ReturnType<typeof createSite>>;

export function createSite(api: Api, scope: string) {
  const paths = pagePaths(api);
  const shapes = new Shapes(namedSchemas(api));
  const written = new Map(api.schemas.map(({ name, json, written }) => [name, (written ?? { json }).json]));
  const codes = api.operations.flatMap(({ errorCodes }) => errorCodes);
  const uses = Map.groupBy(codes, (code) => code);
  const common = [...uses].filter(([, operations]) => operations.length > api.operations.length / 3);
  return {
    api,
    scope,
    paths,
    shapes,
    /** Returns a reader for the fields of one page. */
    fieldReader: fieldReaders(shapes),
    /** The same for schemas as the document has them, with the members of both directions. */
    writtenReader: fieldReaders(new Shapes(written)),
    renderer: new FieldRenderer(paths.schema),
    /** The named schemas that a part of the `Api` refers to, directly or through others. */
    reached: reachedSchemas(api),
    /** Codes that more than a third of the operations return, and that therefore say little about each. */
    commonErrors: new Set(common.map(([code]) => code)) as ReadonlySet<string>,
  };
}

/** The paths of pages, without their endings. Names that differ only by letter case get different paths. */
export function pagePaths({ operations, events, errors, schemas, guides }: Api) {
  const groups = new Map(errors.map(({ code, group }) => [code, group]));
  const group = pathsIn('errors', errors, (error) => error.group);
  const error = pathsIn('', errors, ({ code }) => code);
  // Both forms of a schema have one page.
  const written = new Map(schemas.map(({ name, written }) => [name, written?.name ?? name]));
  const schema = pathsIn('schemas', schemas, ({ name }) => written.get(name)!);
  return {
    operation: pathsIn('operations', operations, ({ id }) => id),
    event: pathsIn('events', events, ({ type }) => type),
    error: (code: string) => `${group(groups.get(code) ?? '')}${error(code)}`,
    schema: (name: string) => schema(written.get(name) ?? name),
    guide: pathsIn('guides', guides, ({ name }) => name),
  };
}

function pathsIn<T>(folder: string, parts: readonly T[], nameOf: (part: T) => string): (name: string) => string {
  const files = moduleNames(parts.map(nameOf));
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`the docs have no page for ${JSON.stringify(name)}`);
    return `${folder}/${file}`;
  };
}

/** The path of the first guide that shows a table, if there is one. */
export function guideWith({ api, paths }: Site, table: GuideTable): string | undefined {
  const guide = api.guides.find(({ sections }) => sections.some(({ shows }) => shows === table));
  return guide && paths.guide(guide.name);
}

/** The summary without a full stop, or the id. */
export function operationTitle({ summary, id }: Pick<Operation, 'summary' | 'id'>): string {
  return summary === undefined || summary === '' ? id : summary.replace(/\.$/, '');
}

export function operationLink(operation: Operation, { paths }: Pick<Site, 'paths'>): PageLink {
  return { to: paths.operation(operation.id), text: operationTitle(operation) };
}

export function eventLink(type: string, { paths }: Pick<Site, 'paths'>): PageLink {
  return { to: paths.event(type), text: type };
}

export function operationLinks(operations: readonly Operation[], site: Site): Line {
  return joined(operations.map((operation) => operationLink(operation, site)));
}

/** Links to operations; a text instead if there are none, or if they are all that the API has. */
export function operationsLine(
  operations: readonly Operation[],
  site: Site,
  { none, all }: { readonly none: string; readonly all: string },
): Line {
  if (operations.length === 0) return none;
  return operations.length === site.api.operations.length ? all : operationLinks(operations, site);
}
