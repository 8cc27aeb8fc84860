import type { Severity } from './diagnostic.ts';

interface Entry {
  readonly severity: Severity;
  /** What to do, where the place it is reported from has nothing better to say. */
  readonly help: string;
}

/** Every code that a diagnostic can have. */
export const catalogue = {
  // Reading the files
  'file-missing': { severity: 'error', help: 'Correct the path, or add the file.' },
  'yaml-syntax': { severity: 'error', help: 'Correct the YAML here; nothing in this file was read.' },
  'yaml-duplicate-key': {
    severity: 'error',
    help: 'Remove or rename one of the two; YAML would keep only one of them.',
  },
  'value-unusable': { severity: 'error', help: 'Write it so that it could stand in a JSON file as well.' },
  'document-invalid': {
    severity: 'error',
    help: 'The root of the document has to be a mapping with `openapi`, `info` and `paths` or `webhooks`.',
  },
  'openapi-version': {
    severity: 'error',
    help: 'Write the document in OpenAPI 3.1 (3.0 is upgraded while it is read).',
  },

  // References
  'ref-remote': {
    severity: 'error',
    help: 'Nothing is fetched: copy the file into the repository and refer to it by a relative path.',
  },
  'ref-unresolved': { severity: 'error', help: 'Correct the reference, or add what it names.' },
  'ref-cycle': { severity: 'error', help: 'Let one of the references lead to a definition.' },
  'ref-wrong-kind': { severity: 'error', help: 'Refer to a component of the kind that belongs here.' },
  'component-name-clash': {
    severity: 'error',
    help: 'Rename one of them: a component is known by the last part of its reference.',
  },

  // Extensions of the house
  'unknown-extension': {
    severity: 'warning',
    help: 'Use one of the extensions that spec/README.md lists, or remove it.',
  },
  'extension-misplaced': { severity: 'error', help: 'Move it to where it has an effect, or remove it.' },
  'extension-value': { severity: 'error', help: 'Correct the value; spec/README.md shows the form of each extension.' },
  'error-code-unknown': { severity: 'error', help: 'Add the code to x-error-catalogue, or correct its name.' },
  'error-status-mismatch': {
    severity: 'error',
    help: 'Let the x-error-codes and the documented responses of the operation agree.',
  },
  'permission-unknown': {
    severity: 'error',
    help: 'Declare the permission in x-permissions (or as a scope of the scheme), or correct its name.',
  },
  'rate-limit-unknown': { severity: 'error', help: 'Add the class to x-rate-limits, or correct its name.' },
  'event-unknown': { severity: 'error', help: 'Add a webhook with that x-event type, or correct the name.' },
  'event-duplicate': { severity: 'error', help: 'Give one of them another type or version.' },
  'pagination-unmet': {
    severity: 'error',
    help: 'Let the operation page as x-pagination says, or remove x-paginated.',
  },
  'id-prefix-pattern': { severity: 'error', help: 'Write the pattern that goes with the prefix.' },
  'open-enum-without-enum': { severity: 'error', help: 'Add the enum, or remove x-open-enum.' },

  // Operations and parameters
  'openapi-invalid': { severity: 'error', help: 'Correct it as the OpenAPI 3.1 specification says.' },
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
    help: 'Add what is missing; spec/README.md shows how. An operation that everybody may call says so with `security: []`.',
  },
  'path-ambiguous': {
    severity: 'error',
    help: 'Put the operations under one of the two paths, with one name for the parameter.',
  },
  'path-parameter-missing': {
    severity: 'error',
    help: 'Let the placeholders of the path and the path parameters agree.',
  },
  'parameter-without-schema': { severity: 'error', help: 'Add a schema that says what the parameter can be.' },
  'parameter-duplicate': { severity: 'error', help: 'Remove one of them.' },
  'request-unread': { severity: 'warning', help: 'Take it in a form that the generated server reads.' },
  'answer-unread': { severity: 'warning', help: 'Answer with JSON, text or bytes.' },

  // Schemas
  'keyword-unknown': { severity: 'warning', help: 'Correct the keyword, or remove it.' },
  'keyword-value': { severity: 'error', help: 'Correct the value as JSON Schema 2020-12 says.' },
  'keyword-unenforceable': {
    severity: 'error',
    help: 'Say it with other keywords; what is not enforced must not stand in the document.',
  },
  'format-unknown': { severity: 'warning', help: 'Use a format that is checked, or say it with a pattern.' },
  'pattern-invalid': {
    severity: 'error',
    help: 'Correct the pattern; it is read as an ECMAScript regular expression with the u flag.',
  },
  'type-missing': { severity: 'error', help: 'Say the type.' },
  'tag-underived': {
    severity: 'error',
    help: 'Map a value to the form, let its schema say the value, or move that to components.schemas: then its name is the value.',
  },
  'bound-contradiction': { severity: 'error', help: 'Correct one of the two bounds.' },
  'required-undefined': { severity: 'error', help: 'Add the property, or take the name out of required.' },
  'enum-duplicate': { severity: 'warning', help: 'Remove one of the two.' },
  'enum-type': { severity: 'warning', help: 'Quote the value if it is meant as text, or correct the type.' },
  'example-invalid': { severity: 'error', help: 'Correct the example, or the schema.' },

  // Targets of one's own
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
