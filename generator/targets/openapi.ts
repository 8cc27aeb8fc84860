import { dump } from 'js-yaml';

import { packageUnits } from './package-units.ts';
import type { Target } from './unit.ts';

/** The whole document in one file, as JSON and as YAML, for tools that read one file. */
export const openapi: Target = {
  name: 'openapi',
  emit(api, options) {
    const exports = { '.': './openapi.json', './openapi.json': './openapi.json', './openapi.yaml': './openapi.yaml' };
    const description = `The OpenAPI document of ${api.info.title}`;
    const from = [api.document];
    return [
      ...packageUnits('openapi', api, options, { description, exports, readme: { from: [api.info] } }),
      { path: 'openapi/openapi.json', from, render: () => `${JSON.stringify(api.document, null, 2)}\n` },
      // No anchors and no folding: every value stands where it is used, and a long line stays one line.
      { path: 'openapi/openapi.yaml', from, render: () => dump(api.document, { noRefs: true, lineWidth: -1 }) },
    ];
  },
};
