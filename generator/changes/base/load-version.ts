import type { JsonObject, JsonValue } from '../../json.ts';
import { componentReference, objectAt } from '../../load/bundle/component-kinds.ts';
import { findRefCycles } from '../../load/bundle/find-ref-cycles.ts';
import type { ComponentKind } from '../../load/document/grammar.ts';
import { type LoadedSpec, loadSpec } from '../../load/load-spec.ts';
import { parseSource, type Source } from '../../load/read/parse-source.ts';
import { setKey } from '../../load/document/set-key.ts';
import { fileName, type ParsedFiles, type ReadText } from '../../load/read/sources.ts';
import { isObject } from '../../model/canonical.ts';
import { share } from '../../model/share.ts';

/** The sections of a document whose members are read one by one. */
type Section = readonly ['paths'] | readonly ['components', string];

interface Parts {
  /** The document, in which what is the same in the other one is empty. */
  readonly rest: JsonObject;
  readonly same: readonly { readonly section: Section; readonly names: readonly string[] }[];
}

/**
 * Reads another version of a document that has been read. Most of two versions is the same: of path items and components that are, what was made
 * of them there is taken, being the same objects, and they are not read again. Where they can't be read one by one, everything is. Gives
 * what `loadSpec` gives, but for the warnings about what was taken.
 */
export async function loadVersion(
  entry: string,
  known: LoadedSpec,
  parsed: ParsedFiles,
  readText: ReadText,
): Promise<LoadedSpec> {
  const file = fileName(entry);
  const text = textOf(file, readText);
  if (known.separable === undefined || text === undefined) return loadSpec(entry, { readText, parsed });
  const source = parseSource(file, text, known.separable);
  const read = (value: Source): Promise<LoadedSpec> =>
    loadSpec(entry, {
      readText: (name) => (name === file ? text : readText(name)),
      parsed: new Map([...parsed, [file, { text, source: value }]]),
    });
  const parts = partsOf(source.value, known.separable.value);
  if (parts === undefined || source.diagnostics.length > 0) return read(source);
  const spec = await read({ ...source, value: parts.rest });
  if (spec.separable === undefined) return read(source);
  takeOver(spec.document, known.document, parts);
  const fits = !mentionsAny(parts, known.document, lackedBy(spec.document, known.document));
  return fits && findRefCycles(spec.document, spec.place).length === 0 ? spec : read(source);
}

function textOf(file: string, readText: ReadText): string | undefined {
  try {
    return readText(file).replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

/** Nothing for two documents that are not read alike. */
function partsOf(own: JsonValue | undefined, known: JsonValue | undefined): Parts | undefined {
  if (!isObject(own) || !isObject(known) || own['openapi'] !== known['openapi']) return undefined;
  const root = share(known, own);
  const same: { section: Section; names: string[] }[] = [];
  const without = (section: Section, members: JsonObject, others: JsonObject): JsonObject => {
    const names = Object.keys(members).filter((name) => isObject(members[name]) && members[name] === at(others, name));
    same.push({ section, names });
    const taken = new Set(names);
    return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, taken.has(name) ? {} : value]));
  };
  const rest: Record<string, JsonValue> = { ...root };
  if (isObject(root['paths'])) rest['paths'] = without(['paths'], root['paths'], objectAt(known, 'paths'));
  if (isObject(root['components'])) {
    const [components, others] = [root['components'], objectAt(known, 'components')];
    rest['components'] = Object.fromEntries(
      Object.entries(components).map(([kind, members]) => [
        kind,
        isObject(members) ? without(['components', kind], members, objectAt(others, kind)) : members,
      ]),
    );
  }
  return { rest, same };
}

function takeOver(document: JsonObject, known: JsonObject, { same }: Parts): void {
  for (const { section, names } of same) {
    const [to, from] = [membersAt(document, section), membersAt(known, section)];
    for (const name of names) setKey(to as Record<string, JsonValue>, name, from[name]!);
  }
}

/** References to the components of `known` that the document lacks. */
function lackedBy(document: JsonObject, known: JsonObject): ReadonlySet<string> {
  return new Set(
    Object.entries(objectAt(known, 'components')).flatMap(([kind, members]) => {
      const own = membersAt(document, ['components', kind]);
      const isThere = (name: string): boolean => isObject(at(own, name)) || typeof at(own, name) === 'boolean';
      return Object.keys(isObject(members) ? members : {})
        .filter((name) => !isThere(name))
        .map((name) => componentReference(kind as ComponentKind, name));
    }),
  );
}

/** Whether one of these references stands in what is the same. */
function mentionsAny({ same }: Parts, known: JsonObject, references: ReadonlySet<string>): boolean {
  const mentions = (value: JsonValue): boolean => {
    if (typeof value === 'string') return references.has(value);
    if (typeof value !== 'object' || value === null) return false;
    return Object.values(value).some((inner: JsonValue) => mentions(inner));
  };
  if (references.size === 0) return false;
  return same.some(({ section, names }) => names.some((name) => mentions(membersAt(known, section)[name]!)));
}

function membersAt(document: JsonObject, [first, second]: Section): JsonObject {
  const members = objectAt(document, first);
  return second === undefined ? members : objectAt(members, second);
}

function at(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
