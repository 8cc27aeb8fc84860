import { diagnose } from '../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { JsonObject } from '../json.ts';
import { Bundler } from './bundle/bundler.ts';
import { findRefCycles } from './bundle/find-ref-cycles.ts';
import { isObject } from './document/json.ts';
import type { ParseYaml } from './read/load-yaml.ts';
import { fileName, type ReadText, Sources } from './read/sources.ts';

export interface LoadOptions {
  /** Applies strict mode, which a document with an `x-error-catalogue` has anyway. */
  readonly strict?: boolean;
  /** Reads the files, by default from the disk; another source is a commit. */
  readonly readText?: ReadText;
  /** Parses the files, by default for this run only; a caller that locates values too can keep the events. */
  readonly parse?: ParseYaml;
}

export interface LoadedSpec {
  /**
   * All files in one OpenAPI 3.1 document. The only form of `$ref` left in it is
   * `#/components/<kind>/<Name>`; an unresolved reference stays as written, with an error in `diagnostics`.
   * With errors, the document is fit for checks only.
   */
  readonly document: JsonObject;
  /** The place in the files of the value at this path of `document`, or of a missing value. */
  readonly place: (path: readonly (string | number)[]) => Place;
  /** Every file that was read, relative to the working directory, sorted. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether strict mode applies: many warnings about a third-party document are errors then. */
  readonly strict: boolean;
  /** References to schemas in `components` whose name the bundler derived. */
  readonly unnamed: ReadonlySet<string>;
}

/**
 * Reads an OpenAPI document with all files that it refers to, bundles them, and upgrades it to OpenAPI 3.1.
 * Does not throw: every problem of the document is in `diagnostics`.
 */
export async function loadSpec(entry: string, options: LoadOptions = {}): Promise<LoadedSpec> {
  const file = fileName(entry);
  const sources = new Sources(options.readText, options.parse);
  const root = sources.get(file)?.value;
  const strict = options.strict === true || (isObject(root) && Object.hasOwn(root, 'x-error-catalogue'));
  const problems = checkRoot(file, sources);
  if (!isObject(root) || problems.length > 0) {
    const diagnostics = [...sources.diagnostics(), ...problems];
    const place = (path: Place['path']): Place => ({ file, path });
    return { document: {}, place, files: sources.files(), diagnostics, strict, unnamed: new Set() };
  }
  const { bundled, bundler } = bundle(root, file, sources);
  // OpenAPI 3.0 has no `webhooks`; the upgrade moves the extension there.
  const isMoved = root['webhooks'] === undefined;
  const place = (path: Place['path']): Place =>
    bundler.places.find(isMoved && path[0] === 'webhooks' ? ['x-webhooks', ...path.slice(1)] : path);
  const document = isOpenapi30(bundled) ? (await import('./normalize/upgrade.ts')).upgrade(bundled) : bundled;
  const found = [
    ...sources.diagnostics(),
    ...bundler.diagnostics,
    ...bundler.failures.diagnostics(sources.files()),
    ...findRefCycles(document, place),
  ];
  // Imported only when needed: strict documents are never amended.
  if (!strict) found.push(...(await import('./normalize/amend.ts')).amend(document, place, bundler.unnamed));
  return { document, place, files: sources.files(), diagnostics: unique(found), strict, unnamed: bundler.unnamed };
}

function bundle(root: JsonObject, file: string, sources: Sources): { bundled: JsonObject; bundler: Bundler } {
  const bundler = new Bundler(file, sources);
  const before = sources.files().length;
  const bundled = bundler.bundle(root);
  // A file that was read after a reference may have the `$id` that the reference means.
  const isAnother = bundler.failures.hasRemote() && sources.files().length > before;
  return isAnother ? bundle(root, file, sources) : { bundled, bundler };
}

function checkRoot(file: string, sources: Sources): Diagnostic[] {
  const source = sources.get(file);
  if (source === undefined)
    return [diagnose('file-missing', { file, path: [] }, `the file ${file} does not exist or can't be read`)];
  const root = source.value;
  if (root === undefined) return [];
  if (!isObject(root)) return [diagnose('document-invalid', { file, path: [] }, 'the document must be a YAML mapping')];
  const version = root['openapi'];
  if (typeof version === 'string' && /^3\.[01](\.|$)/.test(version)) return [];
  const at = (key: string): Place => ({ file, path: [key] });
  if (version !== undefined)
    return [diagnose('openapi-version', at('openapi'), `OpenAPI ${JSON.stringify(version)} is not supported`)];
  if (root['swagger'] === undefined)
    return [diagnose('openapi-version', { file, path: [] }, 'the document does not declare its OpenAPI version')];
  return [diagnose('openapi-version', at('swagger'), 'Swagger 2 is not supported')];
}

/** Removes duplicates: a value that is inlined in several places has its problems reported as often. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, place, message }: Diagnostic): string => JSON.stringify([code, place, message]);
  return [...new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic])).values()];
}

function isOpenapi30(document: JsonObject): boolean {
  return String(document['openapi']).startsWith('3.0');
}
