import type { Api } from '../model/api.ts';
import { exampleOperations } from './example-operations.ts';
import { lazy } from './lazy.ts';
import { namedSchemas } from './named-schemas.ts';
import { packageUnits } from './package-units.ts';
import type { Referring } from './reached-schemas.ts';
import { schemasRead } from './schemas-read.ts';
import { runtimeUnits } from './templates.ts';
import type { Target, Unit } from './unit.ts';
import { checkDeclarations } from './validators/check-declarations.ts';
import type { ModuleExport } from './validators/check-module.ts';
import type { ModuleRenderer } from './validators/render-module.ts';
import { operationExports } from './validators/operation-exports.ts';

/** Checks of requests, responses, events and schemas: plain functions without dependencies. */
export const validators: Target = {
  name: 'validators',
  emit(api, options) {
    const { scope } = options;
    const read = schemasRead(api);
    const named = lazy(() => namedSchemas(api));
    const renderer = lazy(() => loadRenderer(api));
    /**
     * A module and its declarations. The module depends on `parts` and the schemas that they refer to.
     * `component` is the schema that it defines.
     */
    const module = (
      path: string,
      parts: readonly Referring[],
      exports: () => ModuleExport[],
      component?: string,
    ): Unit[] => [
      {
        path: `validators/src/${path}.js`,
        from: [...parts, ...read(parts)],
        render: async () => (await renderer())(path, exports(), component),
      },
      {
        path: `validators/src/${path}.d.ts`,
        from: parts,
        render: () => checkDeclarations(exports(), `${scope}/types`, component !== undefined),
      },
    ];
    return [
      ...packageUnits('validators', api, options, {
        description: `Validators of ${api.info.title}`,
        exports: EXPORTS,
        dependencies: { [`${scope}/types`]: '*' },
        readme: { from: [api], view: () => readmeView(api, `${scope}/validators`) },
      }),
      ...api.operations.flatMap((operation) =>
        module(`operations/${operation.file}`, [operation], () => operationExports(operation, named())),
      ),
      ...api.events.flatMap((event) => {
        const { file, typeName, schema, source } = event;
        return module(`events/${file}`, [event], () => [{ name: typeName, typeName, schema, source }]);
      }),
      ...api.schemas.flatMap((schema) => {
        const { name, file, typeName, json, source } = schema;
        return module(`schemas/${file}`, [schema], () => [{ name: typeName, typeName, schema: json, source }], name);
      }),
      ...runtimeUnits('validators'),
    ];
  },
};

/** Loads the modules that write checks only where validators are rendered. */
async function loadRenderer(api: Api): Promise<ModuleRenderer> {
  const { createModuleRenderer } = await import('./validators/render-module.ts');
  return createModuleRenderer(api);
}

const EXPORTS = {
  '.': './src/runtime/index.ts',
  './events/*': './src/events/*.js',
  './schemas/*': './src/schemas/*.js',
  './*': './src/operations/*.js',
};

function readmeView(api: Api, name: string): object {
  const { operations, events, schemas } = api;
  const operation = exampleOperations(api).create ?? operations.find(({ body }) => body !== undefined);
  const [event] = events;
  const [schema] = schemas;
  return {
    operation: operation && `${name}/${operation.file}`,
    event: event && { typeName: event.typeName, module: `${name}/events/${event.file}` },
    schema: schema && { typeName: schema.typeName, module: `${name}/schemas/${schema.file}` },
  };
}
