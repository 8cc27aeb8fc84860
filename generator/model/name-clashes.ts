import { diagnose } from '../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { Api } from './api.ts';
import { clientTypeNames, errorClassName, kebabCase, operationTypeNames } from './names.ts';

interface Named {
  readonly what: string;
  readonly place: Place;
}

/** The name of the map of payloads in the types package. */
export const TYPES_OWN = ['EventPayloads'];
/** Names that the webhooks package declares beside the type of each event. */
export const WEBHOOKS_OWN = (
  'EventArms EventType KnownEvent KnownEvents PayloadFault ReadOptions SeenStore SetupError SetupProblem SignatureCheck ' +
  'SignatureError SignatureProblem Signing UnknownEvent UnmarshalOptions WebhookEvent WebhookPayload WebhookPayloads'
).split(' ');

/**
 * Reports parts of the document with the same generated name, such as the schemas `user-id` and `UserId`.
 * Two parts that share several names are reported once.
 */
export function nameClashes(api: Api): Diagnostic[] {
  const types = new Names();
  const methods = new Names();
  const ofClient = new Names();
  const files = new Names();
  const resourceOfFile = new Map<string, string>();
  const own = api.events.length > 0 ? TYPES_OWN : [];
  for (const { name, typeName, place } of api.schemas) types.claim(typeName, { what: `schema ${name}`, place }, own);
  for (const { key, typeName, place } of api.events) {
    types.claim(typeName, { what: `webhook ${key}`, place }, [...own, ...WEBHOOKS_OWN]);
  }
  for (const { code, place } of api.errors) ofClient.claim(errorClassName(code), { what: `error code ${code}`, place });
  for (const operation of api.operations) {
    const named = { what: `operation ${operation.id}`, place: operation.place };
    methods.claim(`${operation.resource}.${operation.name}`, named);
    for (const name of clientTypeNames(operation.typeName)) ofClient.claim(name, named);
    for (const name of operationTypeNames(operation)) types.claim(name, named, own);
    const file = `${kebabCase(operation.resource)}.ts`;
    if (resourceOfFile.get(file) === operation.resource) continue;
    resourceOfFile.set(file, operation.resource);
    files.claim(file, named);
  }
  const clashes = [methods, ofClient, types, files].flatMap((names) => names.clashes);
  const first = new Map(clashes.toReversed().map((clash) => [clash.between, clash.diagnostic]));
  return [...first.values()].toReversed();
}

interface Clash {
  readonly between: string;
  readonly diagnostic: Diagnostic;
}

/** Names that must differ from each other. */
class Names {
  readonly clashes: Clash[] = [];
  readonly #taken = new Map<string, Named>();

  claim(name: string, named: Named, reserved: readonly string[] = []): void {
    const first = this.#taken.get(name);
    if (first !== undefined) {
      const between = `${first.what} and ${named.what}`;
      const related = [{ message: `${first.what} is here`, place: first.place }];
      this.#report(between, named, `${between} would both be called ${name} in generated code`, related);
      return;
    }
    this.#taken.set(name, named);
    if (!reserved.includes(name)) return;
    this.#report(named.what, named, `${named.what} would be called ${name}, as a type of generated code itself is`);
  }

  #report(between: string, { place }: Named, message: string, related: Diagnostic['related'] = []): void {
    this.clashes.push({ between, diagnostic: diagnose('name-clash', place, message, { related }) });
  }
}
