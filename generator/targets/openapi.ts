import type { JsonObject } from '../json.ts';
import type { Api } from '../model/api.ts';
import { KeptYaml } from './openapi/kept-yaml.ts';
import { packageJson } from './package-json.ts';
import type { SideWork } from './side-work.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate } from './templates.ts';

/** The whole document in one file, as JSON and as YAML, for tools that take one. */
export const openapiTarget = (side: SideWork, keeps: boolean): Target => {
  const kept = new KeptYaml();
  const yamlOf = async (document: JsonObject): Promise<string> =>
    keeps ? kept.of(document) : side.run('yaml', document);
  return { name: 'openapi', emit: (api, options) => emitOpenapi(yamlOf, api, options) };
};

async function emitOpenapi(
  yamlOf: (document: JsonObject) => Promise<string>,
  api: Api,
  { scope }: TargetOptions,
): Promise<OutputFile[]> {
  const name = `${scope}/openapi`;
  const sources = ['document'];
  const yaml = yamlOf(api.document);
  const exports = { '.': './openapi.json', './openapi.json': './openapi.json', './openapi.yaml': './openapi.yaml' };
  return [
    {
      path: 'openapi/package.json',
      text: packageJson(api, name, `The OpenAPI document of ${api.info.title}`, { exports }),
      sources,
    },
    {
      path: 'openapi/README.md',
      text: renderTemplate('openapi/README.md', { name, title: api.info.title }),
      sources,
    },
    { path: 'openapi/openapi.json', text: `${JSON.stringify(api.document, null, 2)}\n`, sources },
    { path: 'openapi/openapi.yaml', text: await yaml, sources },
  ];
}
