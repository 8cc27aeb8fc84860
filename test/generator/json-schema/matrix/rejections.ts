import type { JsonObject } from '../../../../generator/json.ts';

const text = { type: 'string' };

/** Unsupported uses of keywords, and the diagnostic of each in a third-party document. */
export interface Rejection {
  readonly what: string;
  readonly schema: JsonObject;
  readonly code: string;
  /** The keyword at the diagnostic's place. */
  readonly at: string;
  readonly effect: string;
}

const rejection = (what: string, schema: JsonObject, code: string, at: string, effect: string): Rejection => ({
  what,
  schema,
  code,
  at,
  effect,
});

const ANYTHING = 'any value is accepted there';

export const rejections: readonly Rejection[] = [
  rejection('a reference to somewhere else', { $ref: 'https://example.com/schema' }, 'ref-remote', '$ref', ANYTHING),
  rejection(
    'a relative reference below an `$id`, to an address that nothing has',
    { $id: 'https://example.com/a', $ref: 'b' },
    'ref-remote',
    '$ref',
    ANYTHING,
  ),
  rejection('a reference to nothing', { $ref: '#/components/schemas/Nothing' }, 'ref-unresolved', '$ref', ANYTHING),
  rejection('a reference to a missing file', { $ref: 'nothing.yaml' }, 'file-missing', '$ref', ANYTHING),
  rejection(
    'a reference to a value that is not a schema',
    { $ref: '#/info/title' },
    'ref-wrong-kind',
    '$ref',
    ANYTHING,
  ),
  rejection(
    'a schema that is defined as itself',
    { allOf: [{ $ref: '#/components/schemas/Refused' }] },
    'ref-cycle',
    'Refused',
    ANYTHING,
  ),
  rejection(
    'an unknown dialect in `$schema`',
    { $schema: 'https://example.com/dialect' },
    'keyword-unenforceable',
    '$schema',
    ANYTHING,
  ),
  rejection(
    'an older version of JSON Schema in `$schema`',
    { $schema: 'http://json-schema.org/draft-07/schema#' },
    'keyword-unenforceable',
    '$schema',
    'it is read as 2020-12',
  ),
  rejection(
    '`$recursiveRef`, unless it is `#`',
    { $recursiveRef: '#/a' },
    'keyword-unenforceable',
    '$recursiveRef',
    ANYTHING,
  ),
  rejection('a pattern that is not a regular expression', { pattern: '(' }, 'pattern-invalid', 'pattern', 'no effect'),
  rejection(
    'members or items without a `type`',
    { properties: { a: text } },
    'type-missing',
    'properties',
    'other types are accepted',
  ),
  rejection('an unknown format', { format: 'frob' }, 'format-unknown', 'format', 'no effect'),
  rejection(
    'a form of a union with a `discriminator` that neither a mapping nor a name nor its own schema gives a tag',
    {
      oneOf: [{ $ref: '#/components/schemas/Refused/$defs/A' }],
      discriminator: { propertyName: 'kind' },
      $defs: { A: { type: 'object', properties: { kind: text } } },
    },
    'discriminator-unmapped',
    '$ref',
    'any tag is accepted',
  ),
  rejection('a keyword that JSON Schema has not', { nullabel: true }, 'keyword-unknown', 'nullabel', 'no effect'),
];
