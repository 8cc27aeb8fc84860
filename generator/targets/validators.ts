import type { Api } from '../model/api.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { reachedSchemas } from './reached-schemas.ts';
import { runtimeUnits } from './templates.ts';
import type { ApiPart, Target, Unit } from './unit.ts';
import type { ModuleExport } from './validators/check-module.ts';
import type { ModuleRenderer } from './validators/render-module.ts';
import { operationExports } from './validators/operation-exports.ts';

/** Checks of requests, responses, events and schemas: plain functions without dependencies, one module each. */
export const validators: Target = {
  name: 'validators',
  emit(api, options) {
    const { scope } = options;
    const reached = reachedSchemas(api);
    const renderer = lazy(() => loadRenderer(api, scope));
    return [
      ...packageUnits('validators', api, options, {
        description: `Validators of ${api.info.title}`,
        exports: EXPORTS,
        dependencies: { [`${scope}/types`]: '*' },
        readme: { from: [api], view: () => readmeView(api, `${scope}/validators`) },
      }),
      ...modules(api).map(({ path, parts, exports, component }): Unit => ({
        path: `validators/src/${path}.ts`,
        from: [...parts, ...reached(parts)],
        render: async () => (await renderer())(path, exports(), component),
      })),
      ...runtimeUnits('validators'),
    ];
  },
};

/** Loads the modules that write checks only where validators are rendered. */
async function loadRenderer(api: Api, scope: string): Promise<ModuleRenderer> {
  const { createModuleRenderer } = await import('./validators/render-module.ts');
  return createModuleRenderer(api, scope);
}

interface Module {
  /** Below `src/`, without ending. */
  readonly path: string;
  /** The parts of the `Api` that it checks; it also depends on the schemas that these refer to. */
  readonly parts: readonly ApiPart[];
  exports(): readonly ModuleExport[];
  /** Name of the schema whose bare check other modules import from this one. */
  readonly component?: string;
}

function modules(api: Api): Module[] {
  const events = Map.groupBy(api.events, ({ file }) => file);
  return [
    ...api.operations.map((operation) => ({
      path: `operations/${operation.file}`,
      parts: [operation],
      exports: () => operationExports(operation, api),
    })),
    ...[...events].map(([file, versions]) => ({
      path: `events/${file}`,
      parts: versions,
      exports: () => versions.map(({ typeName, schema, source }) => ({ name: typeName, typeName, schema, source })),
    })),
    ...api.schemas.map((schema) => {
      const { name, typeName, file, json, source } = schema;
      return {
        path: `schemas/${file}`,
        parts: [schema],
        exports: () => [{ name: typeName, typeName, schema: json, source }],
        component: name,
      };
    }),
  ];
}

const EXPORTS = {
  '.': './src/runtime/index.ts',
  './events/*': './src/events/*.ts',
  './schemas/*': './src/schemas/*.ts',
  './*': './src/operations/*.ts',
};

function readmeView({ operations, events, schemas }: Api, name: string): object {
  const operation = operations.find(({ body }) => body !== undefined);
  const [event] = events;
  const [schema] = schemas;
  return {
    operation: operation && `${name}/${operation.file}`,
    event: event && { typeName: event.typeName, module: `${name}/events/${event.file}` },
    schema: schema && { typeName: schema.typeName, module: `${name}/schemas/${schema.file}` },
  };
}
