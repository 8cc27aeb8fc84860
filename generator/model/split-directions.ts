import { diagnose, type Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Direction } from '../load/document/only-direction.ts';
import type { Api, EventVersion, JsonSchema, MediaType, NamedSchema, Operation, RequestBody, Response } from './api.ts';
import { schemasOf } from './build-operations.ts';
import { compareText, mapItems } from './canonical.ts';
import { directionForms, type FormIn, type NameOf } from './direction-forms.ts';
import { memoized } from './memoized.ts';
import { numbered, schemaTypeName } from './names.ts';
import { object } from './reader.ts';
import { contentsOf, reachable } from './schemas.ts';

/**
 * Derives the form of each direction from schemas with read-only or write-only properties, and from those
 * that refer to one. A schema of both directions becomes two: `Pet` is what the API returns and sends to
 * webhooks, `PetInput` is what it accepts. A schema of one direction keeps its name.
 */
export function splitDirections(
  api: Api,
  strict: boolean,
): { readonly api: Api; readonly diagnostics: readonly Diagnostic[] } {
  const differing = differingSchemas(api.schemas);
  const formsWith = (nameOf: NameOf): FormIn =>
    directionForms(api.schemas, (name, direction) => (differing.has(name) ? nameOf(name, direction) : name));

  const reached = reachedForms(api, formsWith(draftName), differing);
  const isReached = (name: string, direction: Direction): boolean => reached.has(draftName(name, direction));
  const both = api.schemas.filter(({ name }) => isReached(name, 'request') && isReached(name, 'response'));
  const inputs = inputNames(both, api);
  const formIn = formsWith((name, direction) => (direction === 'request' ? (inputs.get(name) ?? name) : name));
  const schemas = api.schemas.flatMap((schema): NamedSchema[] => {
    if (!differing.has(schema.name)) return reached.has(schema.name) ? [schema] : [];
    const directions = (['response', 'request'] as const).filter((direction) => isReached(schema.name, direction));
    return directions.map((direction) => formOf(schema, direction, formIn, inputs.get(schema.name)));
  });
  return {
    api: { ...withForms(api, formIn), schemas: schemas.sort((a, b) => compareText(a.name, b.name)) },
    diagnostics: api.schemas.flatMap((schema) => inputClash(schema, inputs.get(schema.name), strict)),
  };
}

/** The schemas with a property of one direction, and those that refer to one of them, directly or not. */
function differingSchemas(schemas: readonly NamedSchema[]): ReadonlySet<string> {
  const formIn = directionForms(schemas, (name) => name);
  const own = schemas.filter(({ json }) => formIn(json, 'request') !== json || formIn(json, 'response') !== json);
  const names = own.map(({ name }) => name);
  const users = new Map<string, string[]>();
  for (const { name, references } of schemas) for (const used of references) memoized(users, used, () => []).push(name);
  return reachable(names, (name) => users.get(name) ?? []);
}

/** The name of a form before it is known which forms the document needs. */
function draftName(name: string, direction: Direction): string {
  return `${direction}:${name}`;
}

/** The forms that operations and events reach. A schema that none reaches counts as part of a response. */
function reachedForms(api: Api, draftIn: FormIn, differing: ReadonlySet<string>): ReadonlySet<string> {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const referencesOf = (form: string): readonly string[] => {
    const schema = byName.get(form);
    if (schema !== undefined && !differing.has(form)) return schema.references;
    const direction = form.startsWith('request:') ? 'request' : 'response';
    return contentsOf([draftIn(byName.get(form.slice(direction.length + 1))?.json ?? true, direction)]).references;
  };
  const { operations, events } = withForms(api, draftIn);
  const used = [...operations, ...events].flatMap(({ references }) => references);
  const reached = reachable(used, referencesOf);
  const forms = api.schemas.map(({ name }) =>
    differing.has(name) ? [draftName(name, 'response'), draftName(name, 'request')] : [name],
  );
  const unused = forms.filter((each) => !each.some((form) => reached.has(form))).map(([first]) => first!);
  return reachable([...reached, ...unused], referencesOf);
}

/** No schema of the document has one of these names, whether the `Api` has that schema or not. */
function inputNames(schemas: readonly NamedSchema[], { document }: Api): ReadonlyMap<string, string> {
  const names = new Set(Object.keys(object(object(document['components'])['schemas'])));
  return new Map(
    schemas.map(({ name }) => {
      const input = numbered(`${name}Input`, (each) => !names.has(each));
      names.add(input);
      return [name, input];
    }),
  );
}

function inputClash({ name, place }: NamedSchema, input: string | undefined, strict: boolean): Diagnostic[] {
  const wanted = `${name}Input`;
  if (input === undefined || input === wanted) return [];
  const message = `schema ${wanted} and what requests accept as ${name} would both be called ${wanted} in generated code`;
  const help = `Generated code calls the latter ${input}; rename schema ${wanted} for a better name.`;
  return [diagnose('name-clash', place, message, strict ? {} : { severity: 'warning', help })];
}

/** `input` is the name of the form in requests if the schema has a form of each direction. */
function formOf(schema: NamedSchema, direction: Direction, formIn: FormIn, input?: string): NamedSchema {
  const json = formIn(schema.json, direction);
  const form = { ...schema, json, ...contentsOf([json]) };
  if (input === undefined) return form;
  const names = direction === 'request' && { name: input, typeName: schemaTypeName(input) };
  return { ...form, ...names, written: { name: schema.name, json: schema.json } };
}

/** The operations and events with the forms of their directions; themselves where these are the same. */
function withForms(api: Api, formIn: FormIn): Api {
  const form = <Holder extends { readonly schema?: JsonSchema }>(holder: Holder, direction: Direction): Holder =>
    withPart(holder, 'schema', (schema) => formIn(schema!, direction));
  // Many operations share the responses of errors.
  type Contents = WeakMap<object, readonly MediaType[]>;
  const known: Record<Direction, Contents> = { request: new WeakMap(), response: new WeakMap() };
  const withContent = <Part extends Pick<RequestBody, 'content'>>(part: Part, direction: Direction): Part =>
    withPart(part, 'content', (content) =>
      memoized(known[direction], content, () => mapItems(content, (media) => form(media, direction))),
    );
  const withHeaders = (response: Response): Response =>
    withPart(response, 'headers', (headers) => mapItems(headers, (header) => form(header, 'response')));
  const responseForm = (response: Response): Response => withHeaders(withContent(response, 'response'));
  const operations = api.operations.map((operation): Operation => {
    const read = withPart(operation, 'parameters', (all) => mapItems(all, (each) => form(each, 'request')));
    const sent = withPart(read, 'body', (body) => withContent(body!, 'request'));
    const changed = withPart(sent, 'responses', (all) => mapItems(all, responseForm));
    return changed === operation ? operation : { ...changed, ...contentsOf(schemasOf(changed)) };
  });
  const events = api.events.map((event): EventVersion => {
    const changed = form(event, 'response');
    return changed === event ? event : { ...changed, ...contentsOf([changed.schema]) };
  });
  return { ...api, operations, events };
}

/** The object with one member replaced; itself where the member is absent or stays the same. */
function withPart<T, K extends keyof T>(whole: T, key: K, map: (part: T[K]) => T[K]): T {
  const part = whole[key];
  const mapped = part === undefined ? part : map(part);
  return mapped === part ? whole : { ...whole, [key]: mapped };
}
