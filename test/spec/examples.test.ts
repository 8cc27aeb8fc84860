import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generator/json.ts';
import { bundledDocument, objectAt } from './document.ts';
import { shownIn, type Shown } from './shown.ts';

/** What is wrong with what the document shows, each with its place. */
function faults(document: JsonObject, kind: Shown['kind']): string[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, formats: fullFormats });
  ajv.addSchema(document, 'document');
  return shownIn(document)
    .filter((shown) => shown.kind === kind)
    .flatMap(({ at, schema, value }) =>
      ajv.validate({ $ref: `document${pointer(schema)}` }, value) ? [] : [`${at.join(' > ')}: ${ajv.errorsText()}`],
    );
}

function pointer(path: readonly string[]): string {
  return `#/${path.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

describe('the examples of the document conform to its schemas', () => {
  let document: JsonObject;

  beforeAll(async () => {
    document = await bundledDocument();
  });

  test.each([
    ['default', 25],
    ['schema example', 120],
    ['parameter or header example', 30],
    ['body example', 110],
  ] as const)('every %s is valid, and the document has at least %i', (kind, least) => {
    const count = shownIn(document).filter((shown) => shown.kind === kind).length;
    console.log(`${count} × ${kind}`);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(faults(document, kind)).toEqual([]);
  });

  test('the check reports a wrong value in each of these places', () => {
    const broken = structuredClone(document) as Record<string, never>;
    const change = (key: string, value: unknown, ...path: string[]): void => {
      (objectAt(broken, ...path) as Record<string, unknown>)[key] = value;
    };
    change('default', 0, 'components', 'parameters', 'PerPage', 'schema');
    change('example', 'x', 'components', 'parameters', 'CustomerId');
    change('examples', ['x'], 'components', 'schemas', 'CustomerCreate', 'properties', 'email');
    const body = ['paths', '/customers', 'post', 'requestBody', 'content', 'application/json', 'examples', 'minimal'];
    change('value', { email: 1 }, ...body);
    expect(faults(broken, 'default')).toHaveLength(1);
    expect(faults(broken, 'parameter or header example')).toHaveLength(1);
    expect(faults(broken, 'schema example')).toHaveLength(1);
    expect(faults(broken, 'body example')).toHaveLength(1);
  });

  test('every JSON body has an example', () => {
    const shown = new Set(shownIn(document).map(({ schema }) => schema.join(' > ')));
    const bodies = placesOf(document, 'application/json').map((path) => [...path, 'schema'].join(' > '));
    expect(bodies.length).toBeGreaterThanOrEqual(40);
    expect(bodies.filter((body) => !shown.has(body))).toEqual([]);
  });
});

/** The paths of all members called `name`. */
function placesOf(value: unknown, name: string, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === name ? [[...at, key]] : []),
    ...placesOf(each, name, [...at, key]),
  ]);
}
