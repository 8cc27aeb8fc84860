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
      fileOfPieces('openapi/openapi.json', from, documentPieces(api.document, JSON_TEXT)),
      fileOfPieces('openapi/openapi.yaml', from, documentPieces(api.document, YAML_TEXT)),
    ];
  },
};

/** Members of the document that hold most of it; pieces are below holders of up to this depth. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 1, webhooks: 1, components: 2 };

/** How a format writes a member with its value, and what comes before and after the members of an object. */
interface Format {
  member(path: readonly string[], value: JsonValue, isLast: boolean): string;
  before(path: readonly string[]): string;
  after(path: readonly string[], isLast: boolean): string;
}

/** The document in pieces: every path, webhook and component is one, and every other member. */
function documentPieces(document: JsonObject, format: Format): Piece[] {
  const piecesAt = (path: readonly string[], value: JsonValue, isLast: boolean): Piece[] => {
    // The text of the last member differs, so its piece has another name.
    const nameOf = (part: string): string => JSON.stringify([part, isLast, ...path]);
    const from = typeof value === 'object' && value !== null ? [value] : [document];
    const members = isObject(value) ? Object.entries(value) : [];
    if (members.length === 0 || path.length > (DEPTHS[path[0] ?? ''] ?? 0))
      return [{ name: nameOf('member'), from, render: () => format.member(path, value, isLast) }];
    return [
      { name: nameOf('before'), from: [], render: () => format.before(path) },
      ...members.flatMap(([key, member], index) => piecesAt([...path, key], member, index === members.length - 1)),
      { name: nameOf('after'), from: [], render: () => format.after(path, isLast) },
    ];
  };
  return piecesAt([], document, true);
}

const JSON_TEXT: Format = {
  member(path, value, isLast) {
    const lines = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indentOf(path)}`);
    return `${indentOf(path)}${JSON.stringify(path.at(-1))}: ${lines}${isLast ? '' : ','}\n`;
  },
  before: (path) => (path.length === 0 ? '{\n' : `${indentOf(path)}${JSON.stringify(path.at(-1))}: {\n`),
  after: (path, isLast) => `${indentOf(path)}}${isLast ? '' : ','}\n`,
};

const YAML_TEXT: Format = {
  member: yamlAt,
  before: (path) => (path.length === 0 ? '' : `${yamlAt(path, { key: 0 }).split('\n', 1)[0]!}\n`),
  after: () => '',
};

function indentOf(path: readonly string[]): string {
  return '  '.repeat(path.length);
}

/** A value with its key, below the keys above it. */
function yamlAt(path: readonly string[], value: JsonValue): string {
  const nested = path.reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value) as JsonObject;
  // No anchors and no folding: every value stands where it is used, and a long line stays one line.
  const lines = dump(nested, { noRefs: true, lineWidth: -1 }).split('\n');
  return lines.slice(path.length - 1).join('\n');
}
