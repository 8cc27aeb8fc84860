import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Place } from '../diagnostic/place.ts';
import type { Api } from './api.ts';
import { kebabCase, operationTypeNames } from './names.ts';

interface Named {
  readonly what: string;
  readonly place: Place;
}

/** What the types package calls its own map of payloads. */
const TYPES_OWN = ['EventPayloads'];
/** What the webhooks package, where every event's type stands as well, calls its own. */
const WEBHOOKS_OWN = ['EventType', 'WebhookPayload', 'WebhookPayloads'];

/** Things of the document that generated code would call by one name, such as the schemas `user-id` and `UserId`. */
export function nameClashes(api: Api): Diagnostic[] {
  const types = new Names();
  const methods = new Names();
  const requests = new Names();
  const files = new Names();
  const own = api.events.length > 0 ? TYPES_OWN : [];
  for (const { name, typeName, place } of api.schemas) types.claim(typeName, { what: `schema ${name}`, place }, own);
  for (const { key, typeName, place } of api.events)
    types.claim(typeName, { what: `webhook ${key}`, place }, [...own, ...WEBHOOKS_OWN]);
  for (const operation of api.operations) {
    const named = { what: `operation ${operation.id}`, place: operation.place };
    for (const name of operationTypeNames(operation)) types.claim(name, named, own);
    requests.claim(`${operation.typeName}Request`, named);
    methods.claim(`${operation.resource}.${operation.name}`, named);
    const file = `${kebabCase(operation.resource)}.ts`;
    if (files.get(file)?.resource !== operation.resource) files.claim(file, { ...named, resource: operation.resource });
  }
  return [types, requests, methods, files].flatMap((names) => names.clashes);
}

/** Names that must differ from each other. */
class Names {
  readonly clashes: Diagnostic[] = [];
  readonly #taken = new Map<string, Named & { readonly resource?: string }>();

  get(name: string): { readonly resource?: string } | undefined {
    return this.#taken.get(name);
  }

  claim(name: string, named: Named & { readonly resource?: string }, reserved: readonly string[] = []): void {
    const first = this.#taken.get(name);
    if (first !== undefined) {
      const related = [{ message: `${first.what} is here`, place: first.place }];
      this.clashes.push(
        diagnose(
          'name-clash',
          named.place,
          `${first.what} and ${named.what} would both be called ${name} in generated code`,
          { related },
        ),
      );
      return;
    }
    this.#taken.set(name, named);
    if (reserved.includes(name))
      this.clashes.push(
        diagnose(
          'name-clash',
          named.place,
          `${named.what} would be called ${name}, as a type of generated code itself is`,
        ),
      );
  }
}
