import { dump } from 'js-yaml';

import type { JsonObject } from '../../json.ts';

/** The document as text. YAML without anchors or folding: one value stands in one place, a long line stays one line. */
export function bundle(document: JsonObject): { json: string; yaml: string } {
  return {
    json: `${JSON.stringify(document, null, 2)}\n`,
    yaml: dump(document, { noRefs: true, lineWidth: -1 }),
  };
}
