import { isObject, list, type Path, typesOf } from '../../document/json.ts';
import { schemaRule } from './rule.ts';
import type { JsonValue } from '../../../json.ts';

export const enumDuplicate = schemaRule({
  code: 'enum-duplicate',
  check(json, report) {
    const texts = list(json['enum']).map((value) => JSON.stringify(value));
    texts.forEach((text, index) => {
      if (texts.indexOf(text) < index) report(['enum', index], `the enum lists ${text} twice`);
    });
  },
});

/** Finds values that YAML parsed as an unintended type: an unquoted `null`, `true` or `1`. */
export const enumType = schemaRule({
  code: 'enum-type',
  reads: (place) => [[...place.slice(0, place.at(-1) === 'const' ? -1 : -2), 'type']],
  check(json, report) {
    const types = typesOf(json);
    if (types.length === 0) return;
    const check = (value: JsonValue, path: Path): void => {
      if (types.some((type) => isOfType(value, type))) return;
      report(path, `${JSON.stringify(value)} can never occur, because the schema allows only ${types.join(' or ')}`);
    };
    list(json['enum']).forEach((value, index) => check(value, ['enum', index]));
    if (json['const'] !== undefined) check(json['const'], ['const']);
  },
});

export function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

export const openEnumWithoutEnum = schemaRule({
  code: 'open-enum-without-enum',
  reads: (place) => [place.slice(0, -1)],
  check(json, report, view) {
    if (json['x-open-enum'] === undefined || json['enum'] !== undefined) return;
    const target = view.follow(json);
    if (target !== undefined && target['enum'] === undefined)
      report(['x-open-enum'], 'x-open-enum has no effect here, because the schema has no enum');
  },
});
