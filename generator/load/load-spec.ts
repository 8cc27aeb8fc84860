import { diagnose, type Diagnostic, type DiagnosticCode, type Locate, type Place } from '../diagnostic/diagnostic.ts';
import type { JsonObject } from '../json.ts';
import { Bundler } from './bundle/bundler.ts';
import { findRefCycles } from './bundle/find-ref-cycles.ts';
import { failureDiagnostics } from './bundle/reference-failures.ts';
import { type Finding, toDiagnostics } from './check/finding.ts';
import { entries, isObject } from './document/json.ts';
import { expandErrorSets } from './normalize/expand-error-sets.ts';
import { toOpenapi31, versionOf } from './normalize/to-openapi-31.ts';
import { parseYaml } from './read/load-yaml.ts';
import { locateIn } from './read/locate.ts';
import type { Source } from './read/parse-source.ts';
import { fileName, readFromDisk, type ReadText, Sources } from './read/sources.ts';

export interface LoadOptions {
  /** Applies strict mode, which a document with an `x-error-catalogue` has anyway. */
  readonly strict?: boolean;
  /** Includes the schemas that no operation or event reaches. */
  readonly allSchemas?: boolean;
  /** Reads the files, by default from the disk; another source is a commit. */
  readonly readText?: ReadText;
}

export interface LoadedSpec {
  /**
   * All files in one OpenAPI 3.1 document. The only form of `$ref` left in it is
   * `#/components/<kind>/<Name>`. In strict mode, an unresolved reference stays as written, with an error in
   * `diagnostics`; in a third-party document it is removed, with a warning.
   * With errors, the document is fit for checks only.
   */
  readonly document: JsonObject;
  /** The place in the files of the value at this path of `document`, or of a missing value. */
  readonly place: (path: readonly (string | number)[]) => Place;
  /** Finds positions in the texts as they were read, whatever has happened to the files since. */
  readonly locate: Locate;
  /** Every file that was read, relative to the working directory, sorted. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether strict mode applies: many warnings about a third-party document are errors then. */
  readonly strict: boolean;
  /**
   * Whether generated code includes schemas that no operation or event reaches; in a document of components
   * alone it does.
   */
  readonly allSchemas: boolean;
  /** The diagnostics of a check, without those about an object that has lost its `$ref`. */
  readonly diagnosticsOf: (findings: readonly Finding[]) => Diagnostic[];
  /** References to schemas in `components` whose name the bundler derived. */
  readonly unnamed: ReadonlySet<string>;
}

/**
 * Reads an OpenAPI document with all files that it refers to, bundles them, and upgrades it to OpenAPI 3.1.
 * Does not throw: every problem of the document is in `diagnostics`.
 */
export async function loadSpec(entry: string, options: LoadOptions = {}): Promise<LoadedSpec> {
  const file = fileName(entry);
  const [readOnce, parseOnce] = [once(options.readText ?? readFromDisk), once(parseYaml)];
  const sources = new Sources(readOnce, parseOnce);
  const locate = locateIn(readOnce, parseOnce);
  const root = sources.get(file)?.value;
  const strict = options.strict === true || (isObject(root) && Object.hasOwn(root, 'x-error-catalogue'));
  const problems = checkRoot(file, sources.get(file));
  if (!isObject(root) || problems.length > 0) {
    const diagnostics = [...sources.diagnostics(), ...problems];
    const place = (path: Place['path']): Place => ({ file, path });
    const none = { document: {}, allSchemas: false, unnamed: new Set<string>(), diagnosticsOf: () => [] };
    return { ...none, place, locate, files: sources.files(), diagnostics, strict };
  }
  const { bundled, bundler } = bundle(root, file, sources, strict);
  const expanded = strict ? expandErrorSets(bundled, bundler.places) : [];
  const { document, diagnostics: converted } = await toOpenapi31(bundled, bundler.places, strict);
  const place = (path: Place['path']): Place => bundler.places.find(path);
  const found = [
    ...sources.diagnostics(),
    ...bundler.diagnostics,
    ...failureDiagnostics(bundler.failures, sources.files()),
    ...expanded,
    ...findRefCycles(document, place, strict),
    ...converted,
  ];
  // Imported only when needed: strict documents are never amended.
  if (!strict) found.push(...(await import('./normalize/amend.ts')).amend(document, place, bundler.unnamed));
  const diagnostics = unique(found);
  const { unnamed } = bundler;
  // A text, since findings of some checks have indexes of lists as text.
  const keyOf = ({ file, path }: Place): string => [file, ...path].join('\n');
  const lost = new Set((strict ? [] : [...bundler.failures, ...bundler.diagnostics]).map(({ place }) => keyOf(place)));
  const isOwn = ({ path }: Finding): boolean => !lost.has(keyOf(place([...path, '$ref'])));
  const diagnosticsOf = (findings: readonly Finding[]): Diagnostic[] => toDiagnostics(findings.filter(isOwn), place);
  const hasRequests = ['paths', 'webhooks'].some((key) => entries(document[key]).length > 0);
  const allSchemas = options.allSchemas === true || !hasRequests;
  const files = sources.files();
  return { document, place, locate, files, diagnostics, strict, allSchemas, diagnosticsOf, unnamed };
}

function bundle(root: JsonObject, file: string, sources: Sources, strict: boolean) {
  for (;;) {
    const bundler = new Bundler(file, sources, strict);
    const before = sources.files().length;
    const bundled = bundler.bundle(root);
    // A file that was read after a reference may have the `$id` that the reference means.
    const hasRemote = bundler.failures.some(({ failure }) => failure.code === 'ref-remote');
    if (!hasRemote || sources.files().length === before) return { bundled, bundler };
  }
}

function checkRoot(file: string, source: Source | undefined): Diagnostic[] {
  const problem = (code: DiagnosticCode, message: string, path: Place['path'] = []): Diagnostic[] => [
    diagnose(code, { file, path }, message),
  ];
  if (source === undefined) return problem('file-missing', `the file ${file} does not exist or can't be read`);
  const { value: root } = source;
  if (root === undefined) return [];
  if (!isObject(root)) return problem('document-invalid', 'the document must be a YAML mapping');
  if (versionOf(root) !== undefined) return [];
  const key = ['openapi', 'swagger'].find((each) => root[each] !== undefined);
  if (key === undefined) return problem('openapi-version', 'the document does not declare its OpenAPI version');
  const name = key === 'openapi' ? 'OpenAPI' : 'Swagger';
  return problem('openapi-version', `${name} ${JSON.stringify(root[key])} is not supported`, [key]);
}

/** Each file is read and parsed once, for its values and for their positions. */
function once<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}

/** Removes duplicates: a value that is inlined in several places has its problems reported as often. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const textOf = ({ code, place, message }: Diagnostic): string => JSON.stringify([code, place, message]);
  return [...new Map(diagnostics.map((diagnostic) => [textOf(diagnostic), diagnostic])).values()];
}
