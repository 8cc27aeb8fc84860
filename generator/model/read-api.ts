import type { Diagnostic, Locate } from '../diagnostic/diagnostic.ts';
import { loadSpec, type LoadedSpec } from '../load/load-spec.ts';
import type { Api } from './api.ts';
import { buildApi } from './build.ts';

export interface ReadApi {
  /** Absent when the document has errors that leave nothing to show. */
  readonly api?: Api;
  readonly errors: readonly Diagnostic[];
  /** Checks the document, and returns the warnings that `npm run generate` prints about it. */
  readonly warnings: () => Promise<readonly Diagnostic[]>;
  readonly locate: Locate;
  readonly specFiles: readonly string[];
}

/**
 * Reads the model of a document for the docs and the mock server. An error that only the checks of
 * `npm run generate` find stops neither, because the author may be editing. Parts that equal those of
 * `previous` are the same objects.
 */
export async function readApi(file: string, previous?: Api): Promise<ReadApi> {
  const spec = await loadSpec(file);
  const source = { locate: spec.locate, specFiles: spec.files };
  const errors = ofSeverity('error', spec.diagnostics);
  if (errors.length > 0) return { errors, warnings: async () => ofSeverity('warning', spec.diagnostics), ...source };
  const { api, diagnostics } = buildApi(spec, previous);
  const warnings = async (): Promise<readonly Diagnostic[]> =>
    ofSeverity('warning', [...spec.diagnostics, ...(await check(spec)), ...diagnostics]);
  const clashes = ofSeverity('error', diagnostics);
  return { ...(clashes.length === 0 && { api }), errors: clashes, warnings, ...source };
}

/**
 * The warnings of the checks. In strict mode they report only errors, so they are not run. Their modules are
 * imported only when needed: the mock does not check.
 */
async function check(spec: LoadedSpec): Promise<Diagnostic[]> {
  if (spec.strict) return [];
  const { checkDocument } = await import('../load/check/check-document.ts');
  return spec.diagnosticsOf(await checkDocument(spec));
}

function ofSeverity(severity: Diagnostic['severity'], diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter((each) => each.severity === severity);
}
