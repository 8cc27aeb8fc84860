import { dump } from 'js-yaml';

import type { JsonObject } from '../../json.ts';

/** Without anchors or folding: one value stands in one place, a long line stays one line. */
export function toYaml(document: JsonObject): string {
  return dump(document, { noRefs: true, lineWidth: -1 });
}
