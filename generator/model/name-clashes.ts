import { diagnose, type Diagnostic, type Place } from '../diagnostic/diagnostic.ts';
import type { Api, NamedSchema, Operation } from './api.ts';
import { memoized } from './memoized.ts';
import { camelCase, clientTypeNames, kebabCase, numbered, operationTypeNames, pascalCase } from './names.ts';

interface Named {
  readonly what: string;
  readonly place: Place;
}

/** The name of the map of payloads in the types package. */
const TYPES_OWN = ['EventPayloads'];
/** Names that the webhooks package declares beside the type of each event. */
const WEBHOOKS_OWN = (
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
  for (const { key, typeName, place } of api.events)
    types.claim(typeName, { what: `webhook ${key}`, place }, [...own, ...WEBHOOKS_OWN]);
  for (const { code, className, place } of api.errors) ofClient.claim(className, { what: `error code ${code}`, place });
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

/** Names that must differ from each other. */
class Names {
  readonly clashes: { readonly between: string; readonly diagnostic: Diagnostic }[] = [];
  readonly #taken = new Map<string, Named>();

  claim(name: string, named: Named, reserved: readonly string[] = []): void {
    const first = this.#taken.get(name);
    const report = (between: string, end: string, related: Diagnostic['related'] = []): void => {
      const diagnostic = diagnose('name-clash', named.place, `${between} would ${end}`, { related });
      this.clashes.push({ between, diagnostic });
    };
    if (first === undefined) {
      this.#taken.set(name, named);
      if (reserved.includes(name)) report(named.what, `be called ${name}, as a type of generated code itself is`);
      return;
    }
    const related = [{ message: `${first.what} is here`, place: first.place }];
    report(`${first.what} and ${named.what}`, `both be called ${name} in generated code`, related);
  }
}

/**
 * The same API without name clashes: of two things with the same generated name, the later one gets
 * another. In a third-party document, a clash is only a warning, since its users can't rename anything. The
 * order is that of the `Api`, which does not depend on the document's.
 */
export function distinctNames(api: Api): { readonly api: Api; readonly diagnostics: readonly Diagnostic[] } {
  const clashes = nameClashes(api);
  if (clashes.length === 0) return { api, diagnostics: [] };
  const { renamed, names } = withNewNames(api);
  const warnings = clashes.map((clash): Diagnostic => {
    const name = names.get(clash.place);
    const help =
      name === undefined ? 'Rename one of them.' : `Generated code calls it ${name}; rename it for a better one.`;
    return { ...clash, severity: 'warning', help };
  });
  return { api: renamed, diagnostics: [...warnings, ...nameClashes(renamed)] };
}

function withNewNames(api: Api) {
  /** By the place of what was renamed. */
  const names = new Map<Place, string>();
  const types = new Set(api.events.length > 0 ? TYPES_OWN : []);
  const ofClient = new Set(api.errors.map(({ className }) => className));
  const ids = new Set<string>();
  const methods = new Set<string>();
  const resources = new Map<string, string>();
  const schemas = api.schemas.map((schema) => typed(schema));
  const events = api.events.map((event) => typed(event, 'Event', WEBHOOKS_OWN));
  return { renamed: { ...api, schemas, events, operations: api.operations.map(withName) }, names };

  function typed<Item extends Pick<NamedSchema, 'typeName' | 'place'>>(
    item: Item,
    suffix = '',
    reserved: string[] = [],
  ): Item {
    const isFree = (name: string): boolean => !types.has(name) && !reserved.includes(name);
    const typeName = isFree(item.typeName) ? item.typeName : numbered(item.typeName + suffix, isFree);
    types.add(typeName);
    if (typeName !== item.typeName) names.set(item.place, typeName);
    return { ...item, typeName };
  }

  /** Operations with the same id are named after their method and path. */
  function withName(operation: Operation): Operation {
    const { method, path, place } = operation;
    const isFree = (id: string): boolean => !ids.has(id);
    const id = isFree(operation.id) ? operation.id : numbered(camelCase(`${method} ${path}`), isFree);
    ids.add(id);
    const own = id === operation.id ? operation : { ...operation, id, name: id, typeName: pascalCase(id) };
    // Resources whose modules would have the same name become one.
    const resource = memoized(resources, kebabCase(own.resource), () => own.resource);
    const name = numbered(own.name, (each) => !methods.has(`${resource}.${each}`));
    methods.add(`${resource}.${name}`);
    const isFreeType = (typeName: string): boolean =>
      operationTypeNames({ ...own, typeName }).every((each) => !types.has(each)) &&
      clientTypeNames(typeName).every((each) => !ofClient.has(each));
    const typeName = numbered(own.typeName, isFreeType);
    for (const each of operationTypeNames({ ...own, typeName })) types.add(each);
    for (const each of clientTypeNames(typeName)) ofClient.add(each);
    if (name !== operation.name) names.set(place, `${resource}.${name}`);
    else if (typeName !== operation.typeName) names.set(place, typeName);
    return { ...own, resource, name, typeName };
  }
}
