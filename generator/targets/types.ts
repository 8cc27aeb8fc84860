import type { Api } from '../model/api.ts';
import { quoted, TypeText } from './code.ts';
import { packageJson } from './package-json.ts';
import type { SideWork } from './side-work.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate } from './templates.ts';
import { type Declaration, MODULES, type ModuleName, type RenderedType } from './types/declaration.ts';
import { KeptTypes } from './types/kept-types.ts';

/** Every schema, parameter, body and event of the API as plain TypeScript types, without a line that runs. */
export const typesTarget = (side: SideWork, keeps: boolean): Target => {
  const types = new KeptTypes(side, keeps);
  return { name: 'types', emit: (api, options) => emitTypes(types, api, options) };
};

async function emitTypes(types: KeptTypes, api: Api, { scope }: TargetOptions): Promise<OutputFile[]> {
  const declarations = await types.of(api);
  const modules = MODULES.map((module) => ({
    module,
    declarations: declarations.filter((one) => one.module === module),
  }));
  const present = modules.filter((one) => one.declarations.length > 0);
  const name = `${scope}/types`;
  const sources = ['document'];
  return [
    {
      path: 'types/package.json',
      text: packageJson(api, name, `Types of ${api.info.title}`, { exports: { '.': './src/index.ts' } }),
      sources,
    },
    { path: 'types/README.md', text: renderTemplate('types/README.md', readmeView(name, api)), sources },
    {
      path: 'types/src/index.ts',
      text: renderTemplate('types/index.ts', { modules: present.map(({ module }) => `./${module}.ts`) }),
      sources,
    },
    ...present.map((one) => moduleFile(one.module, one.declarations, api)),
  ];
}

function moduleFile(module: ModuleName, declarations: readonly (Declaration & RenderedType)[], api: Api): OutputFile {
  const own = new Set(declarations.map(({ name }) => name));
  const imports = [...new Set(declarations.flatMap(({ uses }) => uses))].filter((name) => !own.has(name)).sort();
  const view = {
    imports,
    declarations: declarations.map((one) => ({
      ...one,
      comment: new TypeText(one.comment),
      text: new TypeText(one.text),
    })),
    events: module === 'events' ? eventsByType(api) : [],
  };
  const sources = [...new Set(declarations.map(({ source }) => source))];
  return { path: `types/src/${module}.ts`, text: renderTemplate('types/module.ts', view), sources };
}

function eventsByType(api: Api): { type: string; versions: { version: number; typeName: string }[] }[] {
  const byType = Map.groupBy(api.events, ({ type }) => type);
  return [...byType].map(([type, versions]) => ({
    type,
    versions: versions.map(({ version, typeName }) => ({ version, typeName })),
  }));
}

function readmeView(name: string, api: Api): object {
  const schema = api.schemas.find(({ json }) => typeof json === 'object' && json['properties'] !== undefined)?.typeName;
  const first = api.events[0];
  const event = first && {
    typeName: first.typeName,
    member: `EventPayloads[${quoted(first.type)}][${first.version}]`,
  };
  return { name, title: api.info.title, schema, event, operation: api.operations[0] };
}
