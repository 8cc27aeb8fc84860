import type { Api } from '../model/api.ts';
import { quoted, TypeText } from './code.ts';
import { eventsByType } from './events-by-type.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { fileOfPieces } from './pieces.ts';
import type { Referring } from './reached-schemas.ts';
import { schemasRead } from './schemas-read.ts';
import { renderTemplate } from './templates.ts';
import { eventDeclaration, schemaDeclaration, schemaDeclarations } from './types/api-declarations.ts';
import type { Declaration, ModuleName, RenderedType } from './types/declaration.ts';
import { joinModules } from './types/join-modules.ts';
import { operationDeclarations } from './types/operation-declarations.ts';
import type { Piece, Target } from './unit.ts';

/**
 * Every schema, parameter, body and event of the API as plain TypeScript types, without a line that runs.
 */
export const types: Target = {
  name: 'types',
  emit(api, options) {
    const renderer = lazy(() => loadRenderer(api));
    const read = schemasRead(api);
    const modules = [
      ...moduleOf('schemas', api.schemas, (schema) => [schemaDeclaration(schema)]),
      ...moduleOf('operations', api.operations, operationDeclarations),
      ...moduleOf('events', api.events, (event) => [eventDeclaration(event)]),
    ];
    return [
      ...packageUnits('types', api, options, {
        description: `Types of ${api.info.title}`,
        exports: { '.': './src/index.ts' },
        readme: { from: [api], view: () => readmeView(api) },
      }),
      {
        path: 'types/src/index.ts',
        from: [api],
        render: () =>
          renderTemplate('types/index.ts', { modules: modules.map(({ name: module }) => `./${module}.ts`) }),
      },
      ...modules.map(({ name: module, parts, groups }) => {
        const pieces = groups.map((group, index): Piece => ({
          name: String(index),
          from: [...group.parts, ...read(group.parts)],
          render: async () =>
            renderTemplate('types/module.ts', moduleView(module, group.declarations(), await renderer())),
        }));
        const payloads: Piece = {
          name: 'payloads',
          from: [api.events],
          render: () =>
            renderTemplate('types/payloads.ts', { events: eventsByType(api.events, ({ typeName }) => ({ typeName })) }),
        };
        const from = module === 'schemas' ? parts : [...parts, ...api.schemas];
        return fileOfPieces(
          `types/src/${module}.ts`,
          from,
          module === 'events' ? [...pieces, payloads] : pieces,
          joinModules,
        );
      }),
    ];
  },
};

/** Small enough that an edit renders little; of smaller ones, formatting each takes longer than all at once. */
const PARTS_PER_PIECE = 40;

/** A module, unless it would be empty. */
interface Module {
  readonly name: ModuleName;
  readonly parts: readonly Referring[];
  readonly groups: readonly { readonly parts: readonly Referring[]; declarations(): readonly Declaration[] }[];
}

function moduleOf<Part extends Referring>(
  name: ModuleName,
  parts: readonly Part[],
  declare: (part: Part) => readonly Declaration[],
): Module[] {
  if (!parts.some((part) => declare(part).length > 0)) return [];
  const groups = Array.from({ length: Math.ceil(parts.length / PARTS_PER_PIECE) }, (_, index) => {
    const group = parts.slice(index * PARTS_PER_PIECE, (index + 1) * PARTS_PER_PIECE);
    return { parts: group, declarations: () => group.flatMap(declare) };
  });
  return [{ name, parts, groups }];
}

type Renderer = (declaration: Declaration) => RenderedType;

/**
 * Loads the libraries that render types only where types are rendered: they take longer to load than
 * everything else.
 */
async function loadRenderer(api: Api): Promise<Renderer> {
  const { createTypeRenderer } = await import('./types/render-types.ts');
  return createTypeRenderer(schemaDeclarations(api));
}

function moduleView(module: ModuleName, declarations: readonly Declaration[], render: Renderer): object {
  const types = declarations.map(render);
  return {
    // Only schemas are referred to.
    imports: module === 'schemas' ? [] : [...new Set(types.flatMap(({ uses }) => uses))].sort(),
    declarations: types.map((type) => ({
      ...type,
      comment: new TypeText(type.comment),
      text: new TypeText(type.text),
    })),
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
