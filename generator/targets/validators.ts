import type { Api, Referring } from '../model/api.ts';
import { docComment, identifier, literal, withSee } from './code.ts';
import { exampleOperations } from './example-operations.ts';
import { lazy } from './lazy.ts';
import { namedSchemas, schemasRead } from './schemas-read.ts';
import { packageUnits } from './package-units.ts';
import { runtimeUnits } from './templates.ts';
import type { Target, Unit } from './unit.ts';
import { type ModuleExport, operationExports } from './validators/operation-exports.ts';

/** Checks of requests, responses, events and schemas: plain functions without dependencies. */
export const validators: Target = {
  name: 'validators',
  emit(api, options) {
    const { scope } = options;
    const read = schemasRead(api);
    const named = lazy(() => namedSchemas(api));
    // Loads the modules that write checks only where validators are rendered.
    const renderer = lazy(async () => (await import('./validators/check-module.ts')).createModuleRenderer(api));
    /**
     * A module and its declarations. The module depends on `parts` and the schemas that they refer to.
     * `component` is the schema that it defines.
     */
    const module = (
      path: string,
      parts: readonly Referring[],
      listExports: () => ModuleExport[],
      component?: string,
    ): Unit[] => {
      const exports = lazy(listExports);
      return [
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
    };
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

/**
 * Text of the declarations of a module of checks: compilers and editors read it instead of the module.
 * `typesModule` exports the types of valid values. `isComponent`: the module is that of a schema.
 */
function checkDeclarations(exports: readonly ModuleExport[], typesModule: string, isComponent: boolean): string {
  if (exports.length === 0) return 'export {};\n';
  const imports = [
    `import type * as types from ${literal(typesModule)};`,
    "import type * as runtime from '../runtime/index.ts';",
  ];
  const constant = (name: string, type: string): string => `export declare const ${identifier(name)}: ${type};`;
  const validators = exports.map(
    ({ name, typeName, source }) =>
      `${docComment(withSee('', source))}\n${constant(name, `runtime.Validator<types.${identifier(typeName)}>`)}`,
  );
  const checks = exports.map(({ name }) => constant(isComponent ? 'check' : `${name}Check`, 'runtime.Check'));
  return [imports, validators, checks].map((lines) => `${lines.join('\n')}\n`).join('\n');
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
