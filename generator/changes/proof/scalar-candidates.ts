import { findText } from '../../patterns/find-text.ts';
import { FORMAT_TEXTS } from '../../patterns/format-texts.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

const MAX_LENGTH = 20_000;

export function texts(node: SchemaNode, edges: readonly number[]): string[] {
  const patterns = node.valuesAt('pattern').map(({ json }) => String(json));
  const all = new Set([1, 0, ...edges, ...edgeNumbers(node, ['minLength', 'maxLength'])]);
  const lengths = [...all].filter((length) => Number.isInteger(length) && length >= 0 && length <= MAX_LENGTH);
  const formats = node.valuesAt('format').flatMap(({ json }) => FORMAT_TEXTS[String(json)] ?? []);
  const plain = lengths.map((length) => 'a'.repeat(length));
  if (patterns.length > 0)
    return [...formats, ...[0, ...lengths].flatMap((minLength) => textFor(patterns, minLength)), ...plain];
  const prefixed = node.valuesAt('x-id-prefix').map(({ json }) => `${String(json)}a`);
  return [...formats, ...prefixed, ...plain, 'A1?'];
}

/** A text that matches all patterns; none when the search fails. */
export function textFor(matches: readonly string[], minLength = 0): string[] {
  const found = findText({ matches, minLength });
  return found === undefined || found === 'unknown' ? [] : [found];
}

export function numbers(node: SchemaNode, edges: readonly number[]): number[] {
  const own = edgeNumbers(node, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);
  const steps = [1, ...node.valuesAt('multipleOf').map(({ json }) => Number(json))];
  const multiples = [...own, ...edges].flatMap((number) => steps.map((step) => Math.round(number / step) * step));
  return [...own, ...edges, ...multiples, 0, 1, 2, 0.5, -1, 2 ** 40, 2 ** 31 + 1, 1e39];
}

/** The values of keywords, with their neighbors. */
export function edgeNumbers(node: SchemaNode, keywords: readonly string[]): number[] {
  return keywords
    .flatMap((keyword) => node.valuesAt(keyword))
    .flatMap(({ json }) => (typeof json === 'number' ? [json, json - 1, json + 1] : []));
}
