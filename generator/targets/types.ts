import type { Api } from '../model/api.ts';
import { quoted, TypeText } from './code.ts';
import { eventsByType } from './events-by-type.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { renderTemplate } from './templates.ts';
import { apiDeclarations } from './types/api-declarations.ts';
import { type Declaration, MODULES, type ModuleName, type RenderedType } from './types/declaration.ts';
import { operationDeclarations } from './types/operation-declarations.ts';
import type { Target, Unit } from './unit.ts';

/**
 * Every schema, parameter, body and event of the API as plain TypeScript types, without a line that runs.
 */
export const types: Target = {
  name: 'types',
  emit(api, options) {
    const renderer = lazy(() => loadRenderer(api));
    const modules = MODULES.filter((module) => isPresent(module, api));
    return [
      ...packageUnits('types', api, options, {
        description: `Types of ${api.info.title}`,
        exports: { '.': './src/index.ts' },
        readme: { from: [api], view: () => readmeView(api) },
      }),
      {
        path: 'types/src/index.ts',
        from: [api],
        render: () => renderTemplate('types/index.ts', { modules: modules.map((module) => `./${module}.ts`) }),
      },
      ...modules.map((module): Unit => ({
        path: `types/src/${module}.ts`,
        // A type refers to other schemas by name, but their content can make a difference to it.
        from: [...(module === 'schemas' ? [] : api[module]), ...api.schemas],
        render: async () => renderTemplate('types/module.ts', moduleView(module, (await renderer())(module), api)),
      })),
    ];
  },
};

/** Renders the declarations of one module. */
type ModuleRenderer = (module: ModuleName) => (Declaration & RenderedType)[];

/**
 * Loads the libraries that render types only where types are rendered: they take longer to load than
 * everything else.
 */
async function loadRenderer(api: Api): Promise<ModuleRenderer> {
  const { createTypeRenderer } = await import('./types/render-types.ts');
  const input = apiDeclarations(api);
  const render = createTypeRenderer(input);
  return (module) =>
    input.declarations
      .filter((declaration) => declaration.module === module)
      .map((declaration) => ({ ...declaration, ...render(declaration) }));
}

function isPresent(module: ModuleName, { schemas, operations, events }: Api): boolean {
  if (module === 'schemas') return schemas.length > 0;
  if (module === 'events') return events.length > 0;
  return operations.some((operation) => operationDeclarations(operation).length > 0);
}

function moduleView(module: ModuleName, declarations: readonly (Declaration & RenderedType)[], api: Api): object {
  const own = new Set(declarations.map(({ name }) => name));
  const imports = [...new Set(declarations.flatMap(({ uses }) => uses))].filter((name) => !own.has(name)).sort();
  return {
    imports,
    declarations: declarations.map((one) => ({
      ...one,
      comment: new TypeText(one.comment),
      text: new TypeText(one.text),
    })),
    events: module === 'events' ? eventsByType(api.events, ({ typeName }) => ({ typeName })) : [],
  };
}

function readmeView(api: Api): object {
  const schema = api.schemas.find(({ json }) => typeof json === 'object' && json['properties'] !== undefined)?.typeName;
  const first = api.events[0];
  const event = first && {
    typeName: first.typeName,
    member: `EventPayloads[${quoted(first.type)}][${first.version}]`,
  };
  return { schema, event, operation: api.operations[0] };
}
