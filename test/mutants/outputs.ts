import type { Api } from '../../generator/model/api.ts';
import { client } from '../../generator/targets/client.ts';
import { pageMarkdown } from '../../generator/targets/docs/emit-site.ts';
import { sitePages } from '../../generator/targets/docs/pages/pages.ts';
import { createSite } from '../../generator/targets/docs/site/site.ts';
import { server } from '../../generator/targets/server.ts';
import type { Unit } from '../../generator/targets/unit.ts';
import {
  eventDeclaration,
  operationDeclarations,
  schemaDeclaration,
} from '../../generator/targets/types/declarations.ts';
import { createTypeRenderer } from '../../generator/targets/types/render-types.ts';
import { checkModule } from '../../generator/targets/validators/check-module.ts';
import { operationExports } from '../../generator/targets/validators/operation-exports.ts';
import { Components } from '../../generator/targets/validators/prepare-schema.ts';

export const OUTPUTS = ['types', 'validators', 'server', 'client', 'docs'] as const;
export type OutputName = (typeof OUTPUTS)[number];

const OPTIONS = { scope: '@billing' };

/**
 * The unformatted text of each artifact that depends on one operation or event and on one named schema that
 * it reaches: the text that a mutant of these can change.
 */
export function outputsOf(api: Api, schema: string | undefined): Readonly<Record<OutputName, string>> {
  return {
    types: typesOf(api, schema),
    validators: validatorsOf(api, schema),
    server: textOf(server.emit(api, OPTIONS)),
    client: textOf(client.emit(api, OPTIONS)),
    docs: docsOf(api, schema),
  };
}

/** The units of these targets render synchronously. */
function textOf(units: readonly Unit[]): string {
  return units.map((unit) => `${unit.path}\n${unit.render() as string}`).join('\n');
}

function typesOf(api: Api, schema: string | undefined): string {
  const named = api.schemas.find(({ name }) => name === schema);
  const wanted = new Set([schema, ...(named?.references ?? [])]);
  const declarations =
    named === undefined
      ? [...api.operations.flatMap(operationDeclarations), ...api.events.map(eventDeclaration)]
      : api.schemas.filter(({ name }) => wanted.has(name)).map(schemaDeclaration);
  return JSON.stringify(declarations.map(createTypeRenderer(api.schemas)));
}

function validatorsOf(api: Api, schema: string | undefined): string {
  const components = new Components(api.schemas);
  const named = api.schemas.find(({ name }) => name === schema);
  if (named !== undefined) {
    const { name, typeName, json, source } = named;
    return checkModule([{ name: typeName, typeName, schema: json, source }], components, name);
  }
  return [
    ...api.operations.map((operation) => operationExports(operation, components)),
    ...api.events.map(({ typeName, schema: json, source }) => [{ name: typeName, typeName, schema: json, source }]),
  ]
    .map((exports) => checkModule(exports, components))
    .join('\n');
}

function docsOf(api: Api, schema: string | undefined): string {
  const site = createSite(api, OPTIONS.scope);
  const wanted = new Set([
    ...api.operations.map(({ id }) => site.paths.operation(id)),
    ...api.events.map(({ type }) => site.paths.event(type)),
    ...(schema === undefined ? [] : [site.paths.schema(schema)]),
    // Describes the members of an error body.
    'errors/index',
  ]);
  const pages = [...sitePages(site)].filter(({ path }) => wanted.has(path));
  return pages.map((page) => pageMarkdown(page, site)).join('\n');
}
