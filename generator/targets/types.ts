import type { Api, Referring } from '../model/api.ts';
import { quoted, TypeText } from './code.ts';
import { eventsByType } from './events-by-type.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { exampleOperations } from './example-operations.ts';
import { schemasRead } from './schemas-read.ts';
import { renderTemplate, templateUnit } from './templates.ts';
import { type Declaration, eventDeclaration, operationDeclarations, schemaDeclaration } from './types/declarations.ts';
import type { TypeRenderer } from './types/render-types.ts';
import { fileOfPieces, type Piece, type Target, type Unit } from './unit.ts';

/** Every schema, parameter, body and event of the API as plain TypeScript types: no line of them runs. */
export const types: Target = {
  name: 'types',
  emit(api, options) {
    // Loaded only where types are rendered: these libraries take longer to load than everything else.
    const renderer = lazy(async () => (await import('./types/render-types.ts')).createTypeRenderer(api.schemas));
    const read = schemasRead(api);
    /** None where the module would be empty. */
    const module = <Part extends Referring>(
      name: ModuleName,
      parts: readonly Part[],
      declare: (part: Part) => readonly Declaration[],
      more: readonly Piece[] = [],
    ): Unit[] => {
      if (!parts.some((part) => declare(part).length > 0)) return [];
      const groups = [...Map.groupBy(parts, (_, index) => Math.floor(index / PARTS_PER_PIECE)).values()];
      const pieces = groups.map((own, index): Piece => ({
        name: String(index),
        from: [...own, ...read(own)],
        render: async () => renderTemplate('types/module.ts', moduleView(name, own.flatMap(declare), await renderer())),
      }));
      const from = name === 'schemas' ? parts : [...parts, ...api.schemas];
      return [fileOfPieces(`types/src/${name}.ts`, from, [...pieces, ...more], joinModules)];
    };
    const modules = [
      ...module('schemas', api.schemas, (schema) => [schemaDeclaration(schema)]),
      ...module('operations', api.operations, operationDeclarations),
      ...module('events', api.events, (event) => [eventDeclaration(event)], [payloads(api)]),
    ];
    return [
      ...packageUnits('types', api, options, {
        description: `Types of ${api.info.title}`,
        exports: { '.': './src/index.ts' },
        readme: { from: [api], view: () => readmeView(api) },
      }),
      templateUnit('types', 'index.ts', [api], () => ({
        modules: modules.map(({ path }) => path.replace('types/src/', './')),
      })),
      ...modules,
    ];
  },
};

type ModuleName = 'schemas' | 'operations' | 'events';

/** So few that an edit renders little: with 40, a save takes 20 ms more, and a first run the same time. */
const PARTS_PER_PIECE = 10;

function payloads({ events }: Api): Piece {
  const view = (): object => ({ events: eventsByType(events, ({ typeName }) => ({ typeName })) });
  return { name: 'payloads', from: [events], render: () => renderTemplate('types/payloads.ts', view()) };
}

function moduleView(module: ModuleName, declarations: readonly Declaration[], render: TypeRenderer): object {
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

const SCHEMA_IMPORT = /^import type \{([^}]*)\} from '\.\/schemas\.ts';\n+/;
/** Of a line of formatted code. */
const LONGEST_LINE = 120;

/** Joins the pieces of a module, each of which imports what it uses, into one with one list of imports. */
function joinModules(pieces: readonly string[]): string {
  const names = pieces.flatMap((piece) => SCHEMA_IMPORT.exec(piece)?.[1]?.match(/[\w$]+/g) ?? []);
  const bodies = pieces.map((piece) => piece.replace(SCHEMA_IMPORT, '')).filter((body) => body.trim() !== '');
  const head = "// Generated from the API's document: edit that, not this.\n";
  return head + importLines([...new Set(names)].sort()) + bodies.join('\n');
}

/** As the formatter prints them. */
function importLines(names: readonly string[]): string {
  if (names.length === 0) return '';
  const line = `import type { ${names.join(', ')} } from './schemas.ts';\n\n`;
  if (names.length === 1 || line.trimEnd().length <= LONGEST_LINE) return line;
  return `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schemas.ts';\n\n`;
}

function readmeView(api: Api): object {
  const schema = api.schemas.find(({ json }) => typeof json === 'object' && json['properties'] !== undefined)?.typeName;
  const first = api.events[0];
  const event = first && {
    typeName: first.typeName,
    member: `EventPayloads[${quoted(first.type)}][${first.version}]`,
  };
  const { create, list } = exampleOperations(api);
  return { schema, event, operation: create ?? list ?? api.operations[0] };
}
