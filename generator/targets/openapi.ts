import { dump } from 'js-yaml';

import { packageJson } from './package-json.ts';
import { renderTemplate } from './templates.ts';
import type { Target } from './unit.ts';

/** The whole document in one file, as JSON and as YAML, for tools that read one file. */
export const openapi: Target = {
  name: 'openapi',
  emit(api, { scope }) {
    const name = `${scope}/openapi`;
    const exports = { '.': './openapi.json', './openapi.json': './openapi.json', './openapi.yaml': './openapi.yaml' };
    const from = [api.document];
    return [
      {
        path: 'openapi/package.json',
        from: [api.info],
        render: () => packageJson(api, name, `The OpenAPI document of ${api.info.title}`, { exports }),
      },
      {
        path: 'openapi/README.md',
        from: [api.info],
        render: () => renderTemplate('openapi/README.md', { name, title: api.info.title }),
      },
      { path: 'openapi/openapi.json', from, render: () => `${JSON.stringify(api.document, null, 2)}\n` },
      // No anchors and no folding: every value stands where it is used, and a long line stays one line.
      { path: 'openapi/openapi.yaml', from, render: () => dump(api.document, { noRefs: true, lineWidth: -1 }) },
    ];
  },
};
