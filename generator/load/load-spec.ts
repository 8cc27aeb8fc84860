import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Place } from '../diagnostic/place.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import { Bundler } from './bundle/bundler.ts';
import { findRefCycles } from './bundle/find-ref-cycles.ts';
import type { Source } from './read/parse-source.ts';
import { fileName, type ParsedFiles, type ReadText, Sources } from './read/sources.ts';

export interface LoadOptions {
  /** Holds any document to the rules of the house; one with an `x-error-catalogue` is held to them anyway. */
  readonly strict?: boolean;
  /** Where the files are read from in place of the disk, such as another commit. */
  readonly readText?: ReadText;
  /** What earlier readings have parsed, of which this one takes and to which it adds. */
  readonly parsed?: ParsedFiles;
}

export interface LoadedSpec {
  /**
   * All files in one OpenAPI 3.1 document. The only form of `$ref` left in it is `#/components/<kind>/<Name>`; one that could not
   * be resolved stands as it was, with an error in `diagnostics`. With errors, the document is fit for checks only.
   */
  readonly document: JsonObject;
  /** Where the value at this path of `document` was written, or where it would stand if it were there. */
  readonly place: (path: readonly (string | number)[]) => Place;
  /** Every file that was read, relative to the working directory, sorted. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the rules of the house bind this document: what is a warning elsewhere is an error here. */
  readonly house: boolean;
  /** References to the schemas of `document` that stand in the middle of something, so that nobody gave them the names that they have. */
  readonly unnamed: ReadonlySet<string>;
  /**
   * The one file that was read, where each path item and component of it became what it would become beside any others: nothing stands
   * elsewhere than it is written, and no reference means anything but a component by its name.
   */
  readonly separable?: Source;
}

/** Reads an OpenAPI document with all files that it refers to. Whatever is wrong with it is in `diagnostics`; nothing about it throws. */
export async function loadSpec(entry: string, options: LoadOptions = {}): Promise<LoadedSpec> {
  const file = fileName(entry);
  const sources = new Sources(options.readText, options.parsed);
  let bundler = new Bundler(file, sources);
  const root = sources.get(file);
  // What 3.0 had no name for, and is called `webhooks` in 3.1.
  const upgraded = isObject(root?.value) && root.value['webhooks'] === undefined;
  const place = (path: readonly (string | number)[]): Place =>
    bundler.places.find(upgraded && path[0] === 'webhooks' ? ['x-webhooks', ...path.slice(1)] : path);
  const own =
    root === undefined
      ? [diagnose('file-missing', { file, path: [] }, `there is no readable file ${file}`)]
      : checkRoot(file, root.value);
  const house = options.strict === true || (isObject(root?.value) && Object.hasOwn(root.value, 'x-error-catalogue'));
  const finish = (document: JsonObject, found: readonly Diagnostic[]): LoadedSpec => ({
    document,
    place,
    files: sources.files(),
    diagnostics: unique([...sources.diagnostics(), ...found]),
    house,
    unnamed: bundler.unnamed,
  });

  const bundle = (whole: JsonObject): JsonObject => {
    const known = sources.files().length;
    const bundled = bundler.bundle(whole);
    const isRemote = bundler.diagnostics.some(({ code }) => code === 'ref-remote');
    if (!isRemote || sources.files().length === known) return bundled;
    // The file whose `$id` is the address may have been read after the reference.
    bundler = new Bundler(file, sources);
    return bundle(whole);
  };

  if (!isObject(root?.value) || own.length > 0) return finish({}, own);
  const bundled = bundle(root.value);
  const document = isOld(bundled) ? (await import('./normalize/upgrade.ts')).upgrade(bundled) : bundled;
  const found = [
    ...bundler.diagnostics,
    ...bundler.failures.diagnostics(sources.files()),
    ...findRefCycles(document, place),
  ];
  if (house) return finish(document, found);
  // Loaded only for others' documents: with `upgrade.ts`, it is 18 of 49 modules.
  const { amend } = await import('./normalize/amend.ts');
  const { extended, diagnostics } = await amend(document, place, bundler.unnamed);
  const spec = finish(document, [...found, ...diagnostics]);
  const isSound = spec.diagnostics.every(({ severity }) => severity !== 'error');
  return isSound && !extended && bundler.isSeparable() ? { ...spec, separable: root } : spec;
}

function checkRoot(file: string, root: JsonValue | undefined): Diagnostic[] {
  if (root === undefined) return [];
  if (!isObject(root)) return [diagnose('document-invalid', { file, path: [] }, 'the document is no mapping')];
  const version = root['openapi'];
  if (typeof version === 'string' && /^3\.[01](\.|$)/.test(version)) return [];
  const at = (key: string): Place => ({ file, path: [key] });
  if (version !== undefined)
    return [diagnose('openapi-version', at('openapi'), `OpenAPI ${JSON.stringify(version)} can't be read`)];
  if (root['swagger'] === undefined)
    return [
      diagnose('openapi-version', { file, path: [] }, 'the document does not say which OpenAPI it is written in'),
    ];
  return [diagnose('openapi-version', at('swagger'), "Swagger 2 can't be read")];
}

/** What is inlined in several places is read as often, and its problems are found as often. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(
    diagnostics.map((diagnostic) => [
      JSON.stringify([diagnostic.code, diagnostic.place, diagnostic.message]),
      diagnostic,
    ]),
  );
  return [...seen.values()];
}

function isOld(document: JsonObject): boolean {
  return String(document['openapi']).startsWith('3.0');
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
