import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { loadSpec } from '../load/load-spec.ts';
import type { Api } from './api.ts';
import { buildApi } from './build.ts';

export interface ReadApi {
  /** Absent when the document has errors that leave nothing to show. */
  readonly api?: Api;
  readonly errors: readonly Diagnostic[];
  readonly specFiles: readonly string[];
}

/**
 * Reads the model of a document for the docs and the mock server. Skips the checks of `npm run generate`,
 * because the author may be editing.
 */
export async function readApi(file: string): Promise<ReadApi> {
  const spec = await loadSpec(file);
  const errors = spec.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { errors, specFiles: spec.files };
  const { api, diagnostics } = buildApi(spec);
  const clashes = diagnostics.filter(({ severity }) => severity === 'error');
  return clashes.length > 0 ? { errors: clashes, specFiles: spec.files } : { api, errors: [], specFiles: spec.files };
}
