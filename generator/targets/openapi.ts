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
      fileOfPieces('openapi/openapi.json', from, documentPieces(api.document, jsonAt, ',')),
      fileOfPieces('openapi/openapi.yaml', from, documentPieces(api.document, yamlAt)),
    ];
  },
};

/** Members of the document that hold most of it; pieces are below holders of up to this depth. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 1, webhooks: 1, components: 2 };

/** Writes a value with the last key of a path, indented as below the other keys. */
type Format = (path: readonly string[], value: JsonValue) => string;

/**
 * The document in pieces: every path, webhook and component is one, and every other member. `separator`
 * follows each member of an object but the last.
 */
function documentPieces(document: JsonObject, textAt: Format, separator = ''): Piece[] {
  const piecesAt = (path: readonly string[], value: JsonValue, isLast: boolean): Piece[] => {
    // The text of the last member differs, so its piece has another name.
    const nameOf = (part: string): string => JSON.stringify([part, isLast, ...path]);
    const from = typeof value === 'object' && value !== null ? [value] : [document];
    const members = isObject(value) ? Object.entries(value) : [];
    const end = isLast ? '\n' : `${separator}\n`;
    if (members.length === 0 || path.length > (DEPTHS[path[0] ?? ''] ?? 0))
      return [{ name: nameOf('member'), from, render: () => textAt(path, value) + end }];
    const [before = '', after = ''] = textAt(path, { MEMBERS: 0 }).split(/^ *"?MEMBERS"?: 0\n?/m);
    return [
      { name: nameOf('before'), from: [], render: () => before },
      ...members.flatMap(([key, member], index) => piecesAt([...path, key], member, index === members.length - 1)),
      { name: nameOf('after'), from: [], render: () => after && after + end },
    ];
  };
  return piecesAt([], document, true);
}

function jsonAt(path: readonly string[], value: JsonValue): string {
  const lines = JSON.stringify(nested(path, value), null, 2).split('\n');
  return lines.slice(path.length, lines.length - path.length).join('\n');
}

function yamlAt(path: readonly string[], value: JsonValue): string {
  // No anchors and no folding: every value stands where it is used, and a long line stays one line.
  const lines = dump(nested(path, value), { noRefs: true, lineWidth: -1 }).split('\n').slice(0, -1);
  return lines.slice(Math.max(0, path.length - 1)).join('\n');
}

function nested(path: readonly string[], value: JsonValue): JsonValue {
  return path.reduceRight((inner, key) => ({ [key]: inner }), value);
}
