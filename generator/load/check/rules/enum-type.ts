import type { JsonValue } from '../../../json.ts';
import { list, typesOf } from '../../document/json.ts';
import type { Rule } from './rule.ts';

/** Finds values that YAML parsed as an unintended type: an unquoted `null`, `true` or `1`. */
export const enumType: Rule = {
  code: 'enum-type',
  reads: (place) => [[...place.slice(0, place.at(-1) === 'const' ? -1 : -2), 'type']],
  check(view, report) {
    for (const { json, path } of view.schemas) {
      const types = typesOf(json);
      if (types.length === 0) continue;
      const check = (value: JsonValue, at: readonly (string | number)[]): void => {
        if (types.some((type) => isOfType(value, type))) return;
        report(at, `${JSON.stringify(value)} can never occur, because the schema allows only ${types.join(' or ')}`);
      };
      list(json['enum']).forEach((value, index) => check(value, [...path, 'enum', index]));
      if (json['const'] !== undefined) check(json['const'], [...path, 'const']);
    }
  },
};

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
