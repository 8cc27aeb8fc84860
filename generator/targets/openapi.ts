import { dump } from 'js-yaml';

import type { JsonObject, JsonValue } from '../json.ts';
import { isObject } from '../model/canonical.ts';
import { packageUnits } from './package-units.ts';
import { fileOfPieces, type Piece, type Target } from './unit.ts';

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
      fileOfPieces('openapi/openapi.yaml', from, yamlPieces(api.document)),
    ];
  },
};

/** Members of the document that hold most of it, with the depth below each at which the pieces are. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 1, webhooks: 1, components: 2 };

/** The document as YAML: every path, webhook and component is a piece, and every other member. */
function yamlPieces(document: JsonObject): Piece[] {
  const visit = (holder: JsonObject, above: readonly string[], depth: number): Piece[] =>
    Object.entries(holder).flatMap(([key, value]) => {
      const path = [...above, key];
      const below = above.length === 0 ? (DEPTHS[key] ?? 0) : depth - 1;
      const isSplit = below > 0 && isObject(value) && Object.keys(value).length > 0;
      const from = typeof value === 'object' && value !== null ? [value] : [document];
      const piece: Piece = { name: JSON.stringify(path), from, render: () => yamlAt(path, value) };
      return isSplit ? [{ ...piece, render: () => keyLine(path) }, ...visit(value, path, below)] : [piece];
    });
  return visit(document, [], 0);
}

/** A value with its key, below the keys above it. */
function yamlAt(path: readonly string[], value: JsonValue): string {
  const nested = path.reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value) as JsonObject;
  // No anchors and no folding: every value stands where it is used, and a long line stays one line.
  const lines = dump(nested, { noRefs: true, lineWidth: -1 }).split('\n');
  return lines.slice(path.length - 1).join('\n');
}

function keyLine(path: readonly string[]): string {
  return `${yamlAt(path, { key: 0 }).split('\n', 1)[0]!}\n`;
}
