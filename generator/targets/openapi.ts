import type { JsonObject } from '../json.ts';
import type { Api } from '../model/api.ts';
import { KeptJson } from './openapi/kept-json.ts';
import { KeptYaml } from './openapi/kept-yaml.ts';
import { toYaml } from './openapi/to-yaml.ts';
import { packageJson } from './package-json.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate } from './templates.ts';

/** The whole document in one file, as JSON and as YAML, for tools that take one. */
export const openapiTarget = (keeps: boolean): Target => {
  const texts: Texts = keeps
    ? { json: new KeptJson('  '), yaml: new KeptYaml() }
    : { json: { of: (document) => JSON.stringify(document, null, 2) }, yaml: { of: toYaml } };
  return { name: 'openapi', emit: (api, options) => emitOpenapi(texts, api, options) };
};

interface Texts {
  readonly json: TextOf;
  readonly yaml: TextOf;
}

interface TextOf {
  of(document: JsonObject): string;
}

function emitOpenapi({ json, yaml }: Texts, api: Api, { scope }: TargetOptions): OutputFile[] {
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
    { path: 'openapi/openapi.json', text: `${json.of(api.document)}\n`, sources },
    { path: 'openapi/openapi.yaml', text: yaml.of(api.document), sources },
  ];
}
