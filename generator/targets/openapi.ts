import { packageJson } from './package-json.ts';
import type { SideWork } from './side-work.ts';
import type { Target } from './target.ts';
import { renderTemplate } from './templates.ts';

/** The whole document in one file, as JSON and as YAML, for tools that take one. */
export const openapiTarget = (side: SideWork): Target => ({
  name: 'openapi',
  async emit(api, { scope }) {
    const name = `${scope}/openapi`;
    const sources = ['document'];
    const yaml = side.run('yaml', api.document);
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
  },
});
