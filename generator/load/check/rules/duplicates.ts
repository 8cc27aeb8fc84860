import { get, type Path } from '../../document/json.ts';
import { parameterKey } from '../document-view.ts';
import { type Report, type Rule, rule } from './rule.ts';

export const duplicateRules: readonly Rule[] = [
  rule('operation-id-duplicate', (view, report) => {
    const reportTwice = twiceReporter(report);
    for (const { json, path } of view.operations) {
      const { operationId: id } = json;
      if (typeof id === 'string')
        reportTwice(id, [...path, 'operationId'], `two operations have the operationId ${id}`);
    }
  }),

  rule('parameter-duplicate', (view, report) => {
    for (const operation of view.operations) {
      const reportTwice = twiceReporter(report);
      for (const { json, path } of view.parametersOf(operation)) {
        const message = `there are two ${String(json?.['in'])} parameters '${String(json?.['name'])}'`;
        if (json !== undefined) reportTwice(parameterKey(json), path, message);
      }
    }
  }),
];

export const eventDuplicate = rule('event-duplicate', (view, report) => {
  const reportTwice = twiceReporter(report);
  for (const { json, path } of view.operations) {
    const [type, version] = ['type', 'version'].map((key) => get(json['x-event'], key));
    if (typeof type !== 'string' || typeof version !== 'number') continue;
    const event = `${type} in version ${version}`;
    reportTwice(event, [...path, 'x-event'], `two webhooks describe ${event}`);
  }
});

/** Reports each place whose key an earlier place has. */
function twiceReporter(report: Report): (key: string, path: Path, message: string) => void {
  const seen = new Map<string, Path>();
  return (key, path, message) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, path);
    else report(path, message, { related: [{ message: 'the first one is here', path: first }] });
  };
}
