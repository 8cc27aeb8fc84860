import { get, type Path } from '../../document/json.ts';
import { parameterKey } from '../document-view.ts';
import { type Report, type Rule, rule } from './rule.ts';

function reportDuplicates(items: readonly { key: string; path: Path; message: string }[], report: Report): void {
  const seen = new Map<string, Path>();
  for (const { key, path, message } of items) {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, path);
    else report(path, message, { related: [{ message: 'the first one is here', path: first }] });
  }
}

export const duplicateRules: readonly Rule[] = [
  rule('operation-id-duplicate', (view, report) => {
    const items = view.operations.flatMap(({ json, path }) => {
      const key = json['operationId'];
      const message = `two operations have the operationId ${String(key)}`;
      return typeof key === 'string' ? [{ key, path: [...path, 'operationId'], message }] : [];
    });
    reportDuplicates(items, report);
  }),

  rule('parameter-duplicate', (view, report) => {
    for (const operation of view.operations) {
      const items = view.parametersOf(operation).flatMap(({ json, path }) => {
        if (json === undefined) return [];
        const message = `there are two ${String(json['in'])} parameters '${String(json['name'])}'`;
        return [{ key: parameterKey(json), path, message }];
      });
      reportDuplicates(items, report);
    }
  }),
];

export const eventDuplicate = rule('event-duplicate', (view, report) => {
  const items = view.operations.flatMap(({ json, path }) => {
    const type = get(json['x-event'], 'type');
    const version = get(json['x-event'], 'version');
    if (typeof type !== 'string' || typeof version !== 'number') return [];
    const key = `${type} in version ${version}`;
    return [{ key, path: [...path, 'x-event'], message: `two webhooks describe ${key}` }];
  });
  reportDuplicates(items, report);
});
