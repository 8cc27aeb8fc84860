/** The default help of every code of a diagnostic; a diagnostic can replace it with a more specific one. */
export const catalogue = {
  // Reading the files
  'file-missing': 'Correct the path, or add the file.',
  'yaml-syntax': 'Correct the YAML here; the generator ignored the whole file.',
  'yaml-duplicate-key': 'Remove or rename one of the two; a mapping can have each key only once.',
  'value-unusable': 'Write a value that JSON can represent.',
  'document-invalid': 'Start the document with `openapi`, `info`, and `paths` or `webhooks`.',
  'openapi-version': 'Use OpenAPI 3.1; the generator also converts 3.2, 3.0 and Swagger 2.0 documents.',
  'openapi-feature': 'Describe it as OpenAPI 3.1 does, if generated code needs it.',

  // References
  'ref-remote':
    'The generator never fetches files: copy the file into the repository and refer to it by a relative path.',
  'ref-unresolved': 'Correct the reference, or add its target.',
  'ref-cycle': 'Replace one of the references with a definition.',
  'ref-wrong-kind': 'Refer to a component of the kind that belongs here.',
  'component-name-clash': 'Rename one of them: the last part of a reference becomes the name of the component.',

  // Extensions
  'unknown-extension': 'Use one of the extensions listed in spec/README.md, or remove it.',
  'extension-misplaced': 'Move it to where it has an effect, or remove it.',
  'extension-value': 'Correct the value; spec/README.md shows the form of each extension.',
  'error-code-unknown': 'Add the code to x-error-catalogue, or correct its name.',
  'error-code-repeated':
    'Remove the code from x-error-codes, which lists only the codes that no set of the operation has.',
  'error-set-unknown': 'Add the set to x-shared-errors, or correct its name.',
  'error-status-mismatch': 'Make the x-error-codes and the documented responses of the operation match.',
  'permission-unknown': 'Declare the permission in x-permissions or as a scope of the scheme, or correct its name.',
  'rate-limit-unknown': 'Add the class to x-rate-limits, or correct its name.',
  'event-unknown': 'Add a webhook with that x-event type, or correct the name.',
  'operation-unknown': 'Name a GET operation as list, and an operation with a request body as create.',
  'event-duplicate': 'Give one of them another type or version.',
  'pagination-unmet': 'Change the operation to match x-pagination, or remove x-paginated.',
  'id-prefix-pattern': 'Write the pattern that matches the prefix.',
  'open-enum-without-enum': 'Add the enum, or remove x-open-enum.',

  // Operations and parameters
  'openapi-invalid': 'Correct it to match the OpenAPI 3.1 specification.',
  'security-scheme-unknown': 'Add the scheme to components.securitySchemes, or correct its name.',
  'security-scheme-unsupported': 'Send the credentials of this scheme yourself.',
  'operation-id-duplicate': 'Give one of them another operationId.',
  'operation-id-missing': 'Add an operationId, so that generated names stay the same when the path changes.',
  'operation-incomplete':
    'Add the missing members; spec/README.md has examples. Write `security: []` for a public operation.',
  'path-ambiguous': 'Put the operations under one of the two paths, with one name for the parameter.',
  'path-parameter-missing': 'Make the placeholders of the path and the path parameters match.',
  'parameter-without-schema': 'Add a schema for the values of the parameter.',
  'parameter-duplicate': 'Remove one of them.',
  'request-unread': 'Describe the request in a form that the generated server reads.',
  'construct-unused':
    'Nothing to do if your code does not need it; generator/README.md lists what generated code does instead.',
  'response-unread': 'Use JSON, text or bytes for the response.',

  // Schemas
  'keyword-unknown': 'Correct the keyword, or remove it.',
  'keyword-value': 'Correct the value to match JSON Schema 2020-12.',
  'keyword-unenforceable': 'Use other keywords; strict mode rejects constraints that are not enforced.',
  'format-unknown': 'Use a supported format, or a pattern.',
  'pattern-invalid': 'Correct the pattern. It must be an ECMAScript regular expression with the u flag.',
  'type-missing': 'Add the type.',
  'discriminator-unmapped':
    'Map a value to the schema, add a const for the property to it, or move it to components.schemas, where its name is the value.',
  'bound-contradiction': 'Correct one of the two bounds.',
  'schema-contradiction': 'Correct one of the two; with both, every value is invalid.',
  'required-undefined': 'Add the property, or remove the name from required.',
  'enum-duplicate': 'Remove one of the two.',
  'enum-type': 'Quote the value if it is a string, or correct the type.',
  'example-invalid': 'Correct the example, or the schema.',

  // Plugins
  'target-config': 'Write {"targets": ["./targets/name.ts"]}; generator/README.md shows how a target is added.',
  'target-invalid':
    'Export `target`, an object with a name in kebab-case and an emit function; generator/README.md has an example.',
  'target-failed': 'Correct the target; nothing was written.',

  // Names in generated code
  'name-clash': 'Rename one of them in the document.',
} as const;
