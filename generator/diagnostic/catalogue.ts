import type { Severity } from './diagnostic.ts';

interface Entry {
  readonly severity: Severity;
  /** The default help; a diagnostic can replace it with a more specific one. */
  readonly help: string;
}

/** Every code of a diagnostic, with its default severity and help. */
export const catalogue = {
  // Reading the files
  'file-missing': { severity: 'error', help: 'Correct the path, or add the file.' },
  'yaml-syntax': { severity: 'error', help: 'Correct the YAML here; the generator ignored the whole file.' },
  'yaml-duplicate-key': {
    severity: 'error',
    help: 'Remove or rename one of the two; a mapping can have each key only once.',
  },
  'value-unusable': { severity: 'error', help: 'Write a value that JSON can represent.' },
  'document-invalid': {
    severity: 'error',
    help: 'Start the document with `openapi`, `info`, and `paths` or `webhooks`.',
  },
  'openapi-version': {
    severity: 'error',
    help: 'Use OpenAPI 3.1; the generator also upgrades 3.0 documents.',
  },

  // References
  'ref-remote': {
    severity: 'error',
    help: 'The generator never fetches files: copy the file into the repository and refer to it by a relative path.',
  },
  'ref-unresolved': { severity: 'error', help: 'Correct the reference, or add its target.' },
  'ref-cycle': { severity: 'error', help: 'Replace one of the references with a definition.' },
  'ref-wrong-kind': { severity: 'error', help: 'Refer to a component of the kind that belongs here.' },
  'component-name-clash': {
    severity: 'error',
    help: 'Rename one of them: the last part of a reference becomes the name of the component.',
  },

  // Extensions
  'unknown-extension': {
    severity: 'warning',
    help: 'Use one of the extensions listed in spec/README.md, or remove it.',
  },
  'extension-misplaced': { severity: 'error', help: 'Move it to where it has an effect, or remove it.' },
  'extension-value': { severity: 'error', help: 'Correct the value; spec/README.md shows the form of each extension.' },
  'error-code-unknown': { severity: 'error', help: 'Add the code to x-error-catalogue, or correct its name.' },
  'error-status-mismatch': {
    severity: 'error',
    help: 'Make the x-error-codes and the documented responses of the operation match.',
  },
  'permission-unknown': {
    severity: 'error',
    help: 'Declare the permission in x-permissions or as a scope of the scheme, or correct its name.',
  },
  'rate-limit-unknown': { severity: 'error', help: 'Add the class to x-rate-limits, or correct its name.' },
  'event-unknown': { severity: 'error', help: 'Add a webhook with that x-event type, or correct the name.' },
  'event-duplicate': { severity: 'error', help: 'Give one of them another type or version.' },
  'pagination-unmet': {
    severity: 'error',
    help: 'Change the operation to match x-pagination, or remove x-paginated.',
  },
  'id-prefix-pattern': { severity: 'error', help: 'Write the pattern that matches the prefix.' },
  'open-enum-without-enum': { severity: 'error', help: 'Add the enum, or remove x-open-enum.' },

  // Operations and parameters
  'openapi-invalid': { severity: 'error', help: 'Correct it to match the OpenAPI 3.1 specification.' },
  'security-scheme-unknown': {
    severity: 'error',
    help: 'Add the scheme to components.securitySchemes, or correct its name.',
  },
  'operation-id-duplicate': { severity: 'error', help: 'Give one of them another operationId.' },
  'operation-id-missing': {
    severity: 'warning',
    help: 'Add an operationId, so that generated names stay the same when the path changes.',
  },
  'operation-incomplete': {
    severity: 'error',
    help: 'Add the missing members; spec/README.md has examples. Write `security: []` for a public operation.',
  },
  'path-ambiguous': {
    severity: 'error',
    help: 'Put the operations under one of the two paths, with one name for the parameter.',
  },
  'path-parameter-missing': {
    severity: 'error',
    help: 'Make the placeholders of the path and the path parameters match.',
  },
  'parameter-without-schema': { severity: 'error', help: 'Add a schema for the values of the parameter.' },
  'parameter-duplicate': { severity: 'error', help: 'Remove one of them.' },
  'request-unread': { severity: 'warning', help: 'Describe the request in a form that the generated server reads.' },
  'response-unread': { severity: 'warning', help: 'Use JSON, text or bytes for the response.' },

  // Schemas
  'keyword-unknown': { severity: 'warning', help: 'Correct the keyword, or remove it.' },
  'keyword-value': { severity: 'error', help: 'Correct the value to match JSON Schema 2020-12.' },
  'keyword-unenforceable': {
    severity: 'error',
    help: 'Use other keywords; strict mode rejects constraints that are not enforced.',
  },
  'format-unknown': { severity: 'warning', help: 'Use a supported format, or a pattern.' },
  'pattern-invalid': {
    severity: 'error',
    help: 'Correct the pattern. It must be an ECMAScript regular expression with the u flag.',
  },
  'type-missing': { severity: 'error', help: 'Add the type.' },
  'discriminator-unmapped': {
    severity: 'error',
    help: 'Map a value to the schema, add a const for the property to it, or move it to components.schemas, where its name is the value.',
  },
  'bound-contradiction': { severity: 'error', help: 'Correct one of the two bounds.' },
  'required-undefined': { severity: 'error', help: 'Add the property, or remove the name from required.' },
  'enum-duplicate': { severity: 'warning', help: 'Remove one of the two.' },
  'enum-type': { severity: 'warning', help: 'Quote the value if it is a string, or correct the type.' },
  'example-invalid': { severity: 'error', help: 'Correct the example, or the schema.' },

  // Plugins
  'target-config': {
    severity: 'error',
    help: 'Write {"targets": ["./targets/name.ts"]}; generator/README.md shows how a target is added.',
  },
  'target-invalid': {
    severity: 'error',
    help: 'Export `target`, an object with a name in kebab-case and an emit function; generator/README.md has an example.',
  },
  'target-failed': { severity: 'error', help: 'Correct the target; nothing was written.' },

  // Names in generated code
  'name-clash': { severity: 'error', help: 'Rename one of them in the document.' },
} as const satisfies Record<string, Entry>;

export type DiagnosticCode = keyof typeof catalogue;
