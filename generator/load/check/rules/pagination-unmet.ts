import type { JsonObject, JsonValue } from '../../../json.ts';
import { entries, get, typesOf } from '../../document/json.ts';
import { partsOf } from '../../document/same-value.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';
import { rule } from './rule.ts';

/** Clients read every list in the same way, so paginated operations must follow `x-pagination`. */
export const paginationUnmet = rule('pagination-unmet', (view, report) => {
  const pagination = view.table('x-pagination');
  for (const found of view.operations.filter(({ json }) => json['x-paginated'] === true)) {
    const at = [...found.path, 'x-paginated'];
    if (pagination !== undefined) {
      const unmet = [...unmetParameters(found, pagination, view), ...unmetMembers(found, pagination, view)];
      if (unmet.length > 0) report(at, `the operation is x-paginated, but ${unmet.join(', and ')}`);
    } else if (view.document['x-pagination'] === undefined) {
      const help = 'Add x-pagination to the root of the document.';
      const message = 'the operation is x-paginated, but the root of the document has no x-pagination';
      report(at, message, { help, once: 'root' });
    }
  }
});

function unmetParameters(found: FoundOperation, pagination: JsonObject, view: DocumentView): string[] {
  const parameters = view.parametersOf(found);
  return ['cursorParameter', 'sizeParameter'].flatMap((key) => {
    const name = pagination[key];
    const met = parameters.some(({ json }) => json === undefined || (json['in'] === 'query' && json['name'] === name));
    if (typeof name !== 'string' || met) return [];
    return [`has no query parameter '${name}' (the ${key} of x-pagination)`];
  });
}

const TYPES = { items: 'array', next: 'string', hasMore: 'boolean' };

function unmetMembers(found: FoundOperation, pagination: JsonObject, view: DocumentView): string[] {
  const schema = successSchema(found, view);
  if (schema === undefined) return ['has no successful JSON response'];
  return Object.entries(TYPES).flatMap(([key, type]) => {
    const path = pagination[key];
    if (typeof path !== 'string') return [];
    const leaf = path.split('.').reduce<JsonValue | undefined>((value, name) => property(value, name, view), schema);
    if (leaf === undefined) return [`its response has no '${path}' (the ${key} of x-pagination)`];
    if (typesOf(view.follow(leaf)).includes(type)) return [];
    return [`'${path}' in its response is not of type ${type} (the ${key} of x-pagination)`];
  });
}

function successSchema({ json }: FoundOperation, view: DocumentView): JsonValue | undefined {
  const success = entries(json['responses']).find(([status]) => status.startsWith('2'));
  const content = view.follow(success?.[1])?.['content'];
  return get(entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1], 'schema');
}

/** The schema of a property, including one that a part of an `allOf` declares. */
function property(schema: JsonValue | undefined, name: string, view: DocumentView): JsonValue | undefined {
  const declared = partsOf(schema, view.document).map(({ json }) => get(json['properties'], name));
  return declared.find((each) => each !== undefined);
}
