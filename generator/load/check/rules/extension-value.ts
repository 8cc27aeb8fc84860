import { extensions } from './extensions.ts';
import { get, isObject, list, typesOf } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';
import type { Path } from '../../document/path.ts';
import type { Report, Rule } from './rule.ts';
import type { Shape } from '../../document/shape.ts';
import type { JsonObject, JsonValue } from '../../../json.ts';

export const extensionValue: Rule = {
  code: 'extension-value',
  check(view, report) {
    for (const { json, path, kind } of view.objects) {
      for (const [key, value] of Object.entries(json)) {
        if (!key.startsWith('x-') || !Object.hasOwn(extensions, key)) continue;
        const extension = extensions[key]!;
        if (extension.kind !== kind || typeof get(value, '$ref') === 'string') continue;
        if (!extension.fits(value)) reportValue(value, [...path, key], extension, report);
        else if (key === 'x-value-permissions') checkValues(view, json, [...path, key], report);
      }
    }
  },
};

/** Reports the invalid entries of a table rather than the whole table. */
function reportValue(value: JsonValue, path: Path, { expected, fits }: Shape, report: Report): void {
  const message = `${String(path.at(-1))} must be ${expected}`;
  if (!fits({}) || !isObject(value)) return report(path, message);
  for (const [key, entry] of Object.entries(value)) {
    if (fits({ [key]: entry })) continue;
    const place = [...path, key];
    report(place, message, typeof get(entry, '$ref') === 'string' ? { reads: [place] } : {});
  }
}

/** A permission for a value that the parameter does not accept would protect nothing. */
function checkValues(view: DocumentView, parameter: JsonObject, path: Path, report: Report): void {
  const schema = view.follow(parameter['schema']);
  const values = typesOf(schema).includes('array') ? view.follow(schema?.['items'])?.['enum'] : schema?.['enum'];
  if (values === undefined) return;
  for (const key of Object.keys(parameter['x-value-permissions'] as JsonObject)) {
    if (!list(values).includes(key))
      report([...path, key], `x-value-permissions names '${key}', which is not a value of this parameter`);
  }
}
