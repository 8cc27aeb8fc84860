import type { JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { isObject, list } from '../document/json.ts';

/**
 * `items` as a list, which older drafts had, is `prefixItems` today, and `additionalItems` beside it is `items`. Beside another
 * `prefixItems`, both hold.
 */
export function amendItems(json: Record<string, JsonValue>, path: Finding['path'], found: Finding[]): void {
  const { items, additionalItems: rest } = json;
  const isSchema = (value: JsonValue): boolean => typeof value === 'boolean' || isObject(value);
  if (!Array.isArray(items) || !items.every(isSchema) || (rest !== undefined && !isSchema(rest))) return;
  delete json['items'];
  delete json['additionalItems'];
  const today: Record<string, JsonValue> = {
    ...(items.length > 0 && { prefixItems: items }),
    ...(rest !== undefined && { items: rest }),
  };
  if (json['prefixItems'] === undefined) Object.assign(json, today);
  else json['allOf'] = [...list(json['allOf']), today];
  found.push({
    code: 'keyword-value',
    path: [...path, 'items'],
    message: 'items as a list is of an older draft, so it is read as prefixItems',
    options: { severity: 'warning', once: 'items', help: 'Write that, and in place of additionalItems, items.' },
  });
}
