import type { JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { isObject, list } from '../document/json.ts';

/**
 * Rewrites `items` as a list, from older drafts, to `prefixItems`, and `additionalItems` beside it to
 * `items`. If the schema already has `prefixItems`, both apply.
 */
export function amendItems(json: Record<string, JsonValue>, path: Finding['path'], found: Finding[]): void {
  const { items, additionalItems: rest } = json;
  const isSchema = (value: JsonValue): boolean => typeof value === 'boolean' || isObject(value);
  if (!Array.isArray(items) || !items.every(isSchema) || (rest !== undefined && !isSchema(rest))) return;
  delete json['items'];
  delete json['additionalItems'];
  const current: Record<string, JsonValue> = {
    ...(items.length > 0 && { prefixItems: items }),
    ...(rest !== undefined && { items: rest }),
  };
  if (json['prefixItems'] === undefined) Object.assign(json, current);
  else json['allOf'] = [...list(json['allOf']), current];
  found.push({
    code: 'keyword-value',
    path: [...path, 'items'],
    message: 'items as a list belongs to an older draft; the generator reads it as prefixItems',
    options: { severity: 'warning', once: 'items', help: 'Use prefixItems, and items in place of additionalItems.' },
  });
}
