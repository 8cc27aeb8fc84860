import type { Api } from '../model/api.ts';
import { directReferences } from '../model/schemas.ts';
import { packageJson } from './package-json.ts';
import { reachedSchemas } from './reached-schemas.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';
import { checkModule, type ModuleExport, type ModuleTools } from './validators/check-module.ts';
import { createCompiler } from './validators/compiler.ts';
import { createComponents } from './validators/components.ts';
import { KeptModules, type Module } from './validators/kept-modules.ts';
import { moduleNames } from './validators/module-names.ts';
import { operationExports } from './validators/operation-exports.ts';

/** Checks of requests, responses, event payloads and schemas: plain functions, one module each, nothing to install beside them. */
export const validatorsTarget = (keeps: boolean): Target => {
  const kept = new KeptModules(keeps);
  return { name: 'validators', emit: (api, options) => emitValidators(kept, api, options) };
};

/** For one run. */
export const validators = validatorsTarget(false);

function emitValidators(kept: KeptModules, api: Api, { scope }: TargetOptions): OutputFile[] {
  const reached = reachedSchemas(api);
  const components = createComponents(api.schemas);
  const componentFiles = moduleNames(api.schemas.map(({ name }) => name));
  const tools: ModuleTools = {
    compiler: createCompiler(components),
    components,
    componentFiles,
    typesModule: `${scope}/types`,
  };
  const file = (module: Module): OutputFile => {
    const around = (): unknown[] => {
      const schemas = module.of.flatMap(reached);
      return [scope, ...schemas, ...schemas.map(({ name }) => componentFiles.get(name))];
    };
    return kept.get(module, around, (exports) => moduleFile(module, exports, tools));
  };
  return [...packageFiles(api, scope), ...modules(api, componentFiles).map(file), ...runtimeFiles('validators')];
}

function modules(api: Api, componentFiles: ReadonlyMap<string, string>): Module[] {
  const operationFiles = moduleNames(api.operations.map(({ id }) => id));
  const eventFiles = moduleNames(api.events.map(({ key }) => key));
  const events = Map.groupBy(api.events, ({ key }) => key);
  return [
    ...api.operations.map((operation) => ({
      path: `operations/${operationFiles.get(operation.id)}`,
      of: [operation],
      exports: () => operationExports(operation, api),
      source: `operations/${operation.id}`,
    })),
    ...[...events].map(([key, versions]) => ({
      path: `events/${eventFiles.get(key)}`,
      of: versions,
      exports: () => versions.map(({ typeName, schema, source }) => ({ name: typeName, typeName, schema, source })),
      source: `events/${key}`,
    })),
    ...api.schemas.map((schema) => {
      const { name, typeName, json, source } = schema;
      return {
        path: `schemas/${componentFiles.get(name)}`,
        of: [schema],
        exports: () => [{ name: typeName, typeName, schema: json, source }],
        source: `schemas/${name}`,
        component: schema,
      };
    }),
  ];
}

function moduleFile(
  { path, source, component }: Module,
  exports: readonly ModuleExport[],
  tools: ModuleTools,
): OutputFile {
  const names = component?.references ?? directReferences(exports.map(({ schema }) => schema));
  const referred = names.map((name) => `schemas/${name}`);
  return {
    path: `validators/src/${path}.ts`,
    text: compiled(() => checkModule(exports, tools, component?.name), source),
    sources: [source, ...referred],
  };
}

/** What reaches here and cannot be compiled, a check of the document has missed. */
function compiled(make: () => string, source: string): string {
  try {
    return make();
  } catch (cause) {
    throw new Error(
      `no validator can be made of ${source}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

function packageFiles(api: Api, scope: string): OutputFile[] {
  const name = `${scope}/validators`;
  const sources = ['document'];
  const exports = {
    '.': './src/runtime/index.ts',
    './events/*': './src/events/*.ts',
    './schemas/*': './src/schemas/*.ts',
    './*': './src/operations/*.ts',
  };
  const dependencies = { [`${scope}/types`]: '*' };
  return [
    {
      path: 'validators/package.json',
      text: packageJson(api, name, `Validators of ${api.info.title}`, { exports, dependencies }),
      sources,
    },
    { path: 'validators/README.md', text: renderTemplate('validators/README.md', readmeView(name, api)), sources },
  ];
}

function readmeView(name: string, api: Api): object {
  const moduleOf = (names: readonly string[], folder: string, own: string | undefined): string | undefined =>
    own === undefined ? undefined : `${name}/${folder}${moduleNames(names).get(own)}`;
  const withBody = api.operations.find(({ body }) => body !== undefined);
  const [event] = api.events;
  const [schema] = api.schemas;
  return {
    name,
    title: api.info.title,
    operation: moduleOf(
      api.operations.map(({ id }) => id),
      '',
      withBody?.id,
    ),
    event: event && {
      typeName: event.typeName,
      module: moduleOf(
        api.events.map(({ key }) => key),
        'events/',
        event.key,
      ),
    },
    schema: schema && {
      typeName: schema.typeName,
      module: moduleOf(
        api.schemas.map((one) => one.name),
        'schemas/',
        schema.name,
      ),
    },
  };
}
