import type { JsonObject } from '../json.ts';
import type { Api } from '../model/api.ts';
import { KeptYaml } from './openapi/kept-yaml.ts';
import { toYaml } from './openapi/to-yaml.ts';
import { packageJson } from './package-json.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate } from './templates.ts';

/** The whole document in one file, as JSON and as YAML, for tools that take one. */
export const openapiTarget = (keeps: boolean): Target => {
  const kept = new KeptYaml();
  const yamlOf = (document: JsonObject): string => (keeps ? kept.of(document) : toYaml(document));
  return { name: 'openapi', emit: (api, options) => emitOpenapi(yamlOf, api, options) };
};

function emitOpenapi(yamlOf: (document: JsonObject) => string, api: Api, { scope }: TargetOptions): OutputFile[] {
  const name = `${scope}/openapi`;
  const sources = ['document'];
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
    { path: 'openapi/openapi.yaml', text: yamlOf(api.document), sources },
  ];
}
