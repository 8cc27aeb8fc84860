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
  'yaml-duplicate-key': { severity: 'error', help: 'Remove or rename one of the two; YAML would keep only one of them.' },
  'value-unusable': { severity: 'error', help: 'Write it so that it could stand in a JSON file as well.' },
  'document-invalid': { severity: 'error', help: 'The root of the document has to be a mapping with `openapi`, `info` and `paths` or `webhooks`.' },
  'openapi-version': { severity: 'error', help: 'Write the document in OpenAPI 3.1 (3.0 is upgraded while it is read).' },

  // References
  'ref-remote': { severity: 'error', help: 'Nothing is fetched: copy the file into the repository and refer to it by a relative path.' },
  'ref-unresolved': { severity: 'error', help: 'Correct the reference, or add what it names.' },
  'ref-cycle': { severity: 'error', help: 'Let one of the references lead to a definition.' },
  'ref-wrong-kind': { severity: 'error', help: 'Refer to a component of the kind that belongs here.' },
  'component-name-clash': { severity: 'error', help: 'Rename one of them: a component is known by the last part of its reference.' },

  // Names in generated code
  'name-clash': { severity: 'error', help: 'Rename one of them in the document.' },
} as const satisfies Record<string, Entry>;

export type DiagnosticCode = keyof typeof catalogue;
