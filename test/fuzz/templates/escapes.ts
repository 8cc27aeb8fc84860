import { isDeepStrictEqual } from 'node:util';

import { CORE_SCHEMA, load } from 'js-yaml';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { RenderedFile } from '../../../generator/targets/unit.ts';
import { type CodeShape, codeShape } from './code-shape.ts';
import type { Fill } from './documents/fill.ts';
import { type Generated, generateHere, type Rejected } from './generate-here.ts';
import { type PageShape, pageShape } from './page-shape.ts';
import { RunningModules } from './running-modules.ts';
import { type MarkdownShape, markdownShape } from './markdown-shape.ts';

/** Builds a document from the texts of its slots. */
export type Document = (fill: Fill) => JsonObject;

/** Texts by slot. */
export type Texts = Readonly<Record<string, string>>;

export interface Verdict {
  /** Texts that escaped from their place; empty if none did. */
  readonly escapes: readonly string[];
  /** Slots whose text the generator rejected, with the reason. */
  readonly rejected: ReadonlyMap<string, string>;
}

/** Elements of rendered Markdown and code samples. Texts must not affect other elements of a page. */
const MARKUP =
  /^(?:(?:p|em|strong|del|code|ul|li|blockquote|hr|br|table|thead|tbody|tr|th|td)\[\]|a\[href\]|pre\[tabindex\]|ol\[(?:start)?\]|h[2-6]\[id\]|div\[class,tabindex\]|span\[class\])$/;

/** The parts of the output that must be equal for documents that differ only in their texts. */
interface Shape {
  /** Number of modules by syntax tree. */
  readonly code: ReadonlyMap<string, number>;
  /** Number of elements on all pages. */
  readonly elements: ReadonlyMap<string, number>;
}

/** Fills the slots of one document repeatedly and reports the texts that escaped. */
export class Examiner {
  readonly #document: Document;
  readonly #modules = new RunningModules();
  /** Results of modules that equal the harmless ones, by path and text. */
  readonly #known = new Map<string, CodeShape>();
  readonly #codes = new WeakMap<RenderedFile, CodeShape>();
  readonly #pages = new WeakMap<RenderedFile, PageShape>();
  readonly #twins = new WeakMap<RenderedFile, MarkdownShape>();
  #harmless: Shape | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Slots in the order of the document. */
  slots(): string[] {
    const slots = new Set<string>();
    this.#document((slot, harmless) => (slots.add(slot), harmless));
    return [...slots];
  }

  /** If the generator rejects a document, tries each half of its texts, so that no text hides another. */
  async examine(texts: Texts): Promise<Verdict> {
    this.#harmless ??= await this.#harmlessShape();
    const slots = Object.keys(texts);
    const made = await this.#made(texts);
    if ('files' in made) return { escapes: await this.#escapes(made, texts, this.#harmless), rejected: new Map() };
    const unplaced = made.rejected.filter(({ place }) => place.file === '' || place.path.length === 0);
    const escapes = unplaced.map(({ code, message }) => `no place is given for ${code}: ${message}`);
    if (slots.length < 2) {
      const why = made.rejected.find(({ severity }) => severity === 'error')!;
      return { escapes, rejected: new Map(slots.map((slot) => [slot, `${why.code}: ${why.message}`])) };
    }
    const half = slots.length >> 1;
    const parts = [slots.slice(0, half), slots.slice(half)].map((own) =>
      Object.fromEntries(own.map((slot) => [slot, texts[slot]!])),
    );
    const verdicts = [await this.examine(parts[0]!), await this.examine(parts[1]!)];
    return {
      escapes: [...escapes, ...verdicts.flatMap((verdict) => verdict.escapes)],
      rejected: new Map(verdicts.flatMap((verdict) => [...verdict.rejected])),
    };
  }

  async #harmlessShape(): Promise<Shape> {
    const made = await this.#made({});
    if ('rejected' in made) throw new Error(made.rejected.map(({ message }) => message).join('; '));
    await this.#modules.run(made.files);
    for (const { path, text } of made.files) if (isCode(path)) this.#known.set(path + text, codeShape(path, text));
    return this.#shapeOf(made.files);
  }

  #made(texts: Texts): Promise<Generated | Rejected> {
    return generateHere(this.#document((slot, harmless) => (Object.hasOwn(texts, slot) ? texts[slot]! : harmless)));
  }

  async #escapes(made: Generated, texts: Texts, harmless: Shape): Promise<string[]> {
    const { files } = made;
    const found = [
      ...files.flatMap((file) => this.#faultsOf(file)),
      ...pathFaults(files),
      ...dataFaults(files, made.document),
      ...(await this.#whatRan(files)),
    ];
    const shape = this.#shapeOf(files);
    const odd = differences(shape, harmless);
    if (odd.length === 0) return found;
    // Names and texts may affect code and pages as plain words, for example by their dots. The same text
    // without special characters may have the same effect.
    const words = Object.entries(texts).map(([slot, text], index) => [slot, inWords(text, index)] as const);
    const twin = await this.#made(Object.fromEntries(words));
    return 'rejected' in twin ? [...found, ...odd] : [...found, ...differences(shape, this.#shapeOf(twin.files))];
  }

  #codeShape(file: RenderedFile): CodeShape {
    return this.#known.get(file.path + file.text) ?? once(this.#codes, file, () => codeShape(file.path, file.text));
  }

  #pageShape(file: RenderedFile): PageShape {
    return once(this.#pages, file, () => pageShape(file.text));
  }

  #markdownShape(file: RenderedFile): MarkdownShape {
    return once(this.#twins, file, () => markdownShape(file.text));
  }

  #faultsOf(file: RenderedFile): string[] {
    const { path } = file;
    const faults = isCode(path)
      ? this.#codeShape(file).faults
      : path.endsWith('.html')
        ? this.#pageShape(file).faults
        : path.endsWith('.md')
          ? this.#markdownShape(file).faults
          : [];
    return faults.map((fault) => `${path}: ${fault}`);
  }

  #shapeOf(files: readonly RenderedFile[]): Shape {
    const code = new Map<string, number>();
    const elements = new Map<string, number>();
    for (const file of files) {
      if (isCode(file.path)) add(code, `a module of the form ${this.#codeShape(file).tree}`, 1);
      if (file.path.endsWith('.md'))
        for (const tree of this.#markdownShape(file).calls) add(code, `a sample of the form ${tree}`, 1);
      if (file.path.endsWith('/package.json')) add(code, `a manifest with ${commandsOf(file.text)}`, 1);
      if (file.path.endsWith('.html'))
        for (const [kind, count] of this.#pageShape(file).elements) add(elements, kind, count);
    }
    return { code, elements };
  }

  async #whatRan(files: readonly RenderedFile[]): Promise<string[]> {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const failed = await this.#modules.run(files).then(
      () => [],
      (error: unknown) => [`a module does not load: ${String(error)}`],
    );
    const escaped = 'escaped' in globalThis ? ['text of the document was run'] : [];
    Reflect.deleteProperty(globalThis, 'escaped');
    const polluted = Object.getOwnPropertyNames(Object.prototype).slice(before);
    for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
    return [...failed, ...escaped, ...polluted.map((name) => `every object has got a member ${name}`)];
  }
}

function once<Value>(known: WeakMap<RenderedFile, Value>, file: RenderedFile, make: () => Value): Value {
  const found = known.get(file) ?? make();
  known.set(file, found);
  return found;
}

function isCode(path: string): boolean {
  return /\.[jt]s$/.test(path);
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/**
 * The text with every special character replaced by a letter that differs by slot, except separators of
 * names and paths.
 */
function inWords(text: string, index: number): string {
  return text.replace(/[^\w. ?#-]/g, String.fromCharCode('a'.charCodeAt(0) + (index % 26)));
}

function differences(shape: Shape, other: Shape): string[] {
  const strange = [...shape.code].filter(([tree, count]) => other.code.get(tree) !== count);
  const kinds = new Set([...shape.elements.keys(), ...other.elements.keys()]);
  const moved = [...kinds].filter(
    (kind) => !MARKUP.test(kind) && shape.elements.get(kind) !== other.elements.get(kind),
  );
  return [
    ...strange.map(([tree]) => `${tree} that harmless text does not give`),
    ...moved.map((kind) => `${other.elements.get(kind) ?? 0} elements ${kind} became ${shape.elements.get(kind) ?? 0}`),
  ];
}

/** Files outside their folder, and files whose names differ only in case. */
function pathFaults(files: readonly RenderedFile[]): string[] {
  const seen = new Set<string>();
  return files.flatMap(({ path }) => {
    const again = seen.has(path.toLowerCase());
    seen.add(path.toLowerCase());
    const safe = path.split('/').every((part) => /^[\w-][\w.-]*$/.test(part) && !part.endsWith('.'));
    return [...(safe ? [] : [`the file ${JSON.stringify(path)}`]), ...(again ? [`two files ${path}`] : [])];
  });
}

/** The data in the output equals that of the document. */
function dataFaults(files: readonly RenderedFile[], document: JsonValue): string[] {
  return files.flatMap(({ path, text }) => {
    try {
      if (path.endsWith('.yaml')) return sameAs(path, load(text, { schema: CORE_SCHEMA }), document);
      if (!path.endsWith('.json')) return [];
      const value: unknown = JSON.parse(text);
      if (path.endsWith('openapi.json')) return sameAs(path, value, document);
      return [];
    } catch (error) {
      return [`${path} does not parse: ${String(error)}`];
    }
  });
}

function sameAs(path: string, value: unknown, document: JsonValue): string[] {
  return isDeepStrictEqual(value, document) ? [] : [`${path} says something else than the document`];
}

/** The scripts and commands of a manifest. */
function commandsOf(text: string): string {
  const { scripts, bin, dependencies, peerDependencies } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify([scripts, bin, dependencies, peerDependencies]);
}
