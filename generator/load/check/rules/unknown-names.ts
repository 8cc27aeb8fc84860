import type { DiagnosticCode } from '../../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../../json.ts';
import { entries, get, list, type Path } from '../../document/json.ts';
import { spellingHelp } from '../../document/spelling-help.ts';
import type { DocumentView } from '../document-view.ts';
import { type Rule, rule } from './rule.ts';

interface Use {
  readonly name: string;
  readonly path: Path;
  /** The names that are allowed here; `undefined` when the document does not list them. */
  readonly declared: readonly string[] | undefined;
}

interface Names {
  readonly uses: (view: DocumentView) => readonly Use[];
  readonly message: (name: string) => string;
  /** The places of the declarations; an error there explains the unknown name. */
  readonly declarations: (name: string, view: DocumentView) => readonly Path[];
}

export function unknownName(code: DiagnosticCode, { uses, message, declarations }: Names): Rule {
  return rule(code, (view, report) => {
    for (const { name, path, declared } of uses(view)) {
      if (declared === undefined || declared.includes(name)) continue;
      const reads = declarations(name, view);
      report(path, message(name), { ...spellingHelp(name, declared), reads, once: name });
    }
  });
}

/** Names in our extensions. */
export const unknownExtensionNames: readonly Rule[] = [
  unknownName('error-code-unknown', {
    uses(view) {
      const declared = view.names('x-error-catalogue');
      return [
        ...view.operations.flatMap(({ json, path }) =>
          listed(json['x-error-codes'], [...path, 'x-error-codes'], declared),
        ),
        ...view.parameters.flatMap(({ json, path }) => single(json, path, 'x-error-code', declared)),
      ];
    },
    message: (name) => `the error code '${name}' is not in x-error-catalogue`,
    declarations: (name) => [['x-error-catalogue', name]],
  }),
  unknownName('rate-limit-unknown', {
    uses(view) {
      const declared = view.names('x-rate-limits');
      return view.operations.flatMap(({ json, path }) => single(json, path, 'x-rate-limit', declared));
    },
    message: (name) => `the rate-limit class '${name}' is not in x-rate-limits`,
    declarations: (name) => [['x-rate-limits', name]],
  }),
  unknownName('operation-unknown', {
    uses(view) {
      if (isIncomplete(view.document['paths'])) return [];
      return entries(view.table('x-example-operations')).flatMap(([key, name]) => {
        const fitting = view.pathOperations.filter(({ json, method }) =>
          key === 'create' ? json['requestBody'] !== undefined : method === 'get',
        );
        const declared = fitting.map(({ json }) => String(json['operationId']));
        return typeof name === 'string' ? [{ name, path: ['x-example-operations', key], declared }] : [];
      });
    },
    message: (name) => `no operation that fits has the operationId '${name}'`,
    declarations: (_, view) => view.pathOperations.map(({ path }) => [...path, 'operationId']),
  }),
  unknownName('event-unknown', {
    uses(view) {
      if (isIncomplete(view.document['webhooks'])) return [];
      const declared = view.webhooks.flatMap(({ key, json }) => {
        const type = get(json['x-event'], 'type');
        return typeof type === 'string' ? [type] : json['x-event'] === undefined ? [key] : [];
      });
      return view.operations.flatMap(({ json, path }) => listed(json['x-emits'], [...path, 'x-emits'], declared));
    },
    message: (name) => `no webhook has the event type '${name}'`,
    declarations: (_, view) => view.webhooks.map(({ path }) => [...path, 'x-event']),
  }),
];

/** Whether an item is in a missing or malformed file, which has been reported: the name may be there. */
function isIncomplete(items: JsonValue | undefined): boolean {
  return entries(items).some(([, item]) => typeof get(item, '$ref') === 'string');
}

export function listed(names: JsonValue | undefined, path: Path, declared: Use['declared']): Use[] {
  return list(names).flatMap((name, index) =>
    typeof name === 'string' ? [{ name, path: [...path, index], declared }] : [],
  );
}

function single(json: JsonObject, path: Path, key: string, declared: Use['declared']): Use[] {
  const name = json[key];
  return typeof name === 'string' ? [{ name, path: [...path, key], declared }] : [];
}
