import type { JsonObject } from '../../json.ts';
import type { Api } from '../../model/api.ts';
import { isSame, share } from '../../model/share.ts';
import { Kept } from '../kept.ts';
import { KeptJson } from '../openapi/kept-json.ts';
import type { OutputFile } from '../target.ts';
import { CommonFields, type FieldsTrace } from './fields/field-reader.ts';
import type { Part } from './pages/operation-parts.ts';
import { type Outline, outlineOf } from './site/outline.ts';
import type { Page, Site } from './site/site.ts';

interface Known {
  readonly page: Page;
  readonly parts: readonly unknown[];
  /** What of the outline was looked at. */
  readonly seen: ReadonlyMap<string, unknown>;
  readonly trace: FieldsTrace;
}

interface KeptParts {
  readonly made: readonly Part[];
  readonly parts: readonly unknown[];
  readonly trace: FieldsTrace;
}

/** Pages of the site as it was last, for as long as nothing in them is another: neither their parts nor what pages before them have left. */
export class KeptPages {
  /** Of each page. */
  readonly files: Kept<[OutputFile, OutputFile]>;
  readonly keeps: boolean;
  readonly #document = new KeptJson();
  readonly #known = new Map<string, Known>();
  readonly #parts = new Map<string, KeptParts>();
  #outline: Outline | undefined;
  #seen = new Map<string, unknown>();
  #common: CommonFields | undefined;

  constructor(keeps: boolean) {
    this.keeps = keeps;
    this.files = new Kept(keeps);
  }

  /** One that notes what of it is looked at. */
  outlineOf(api: Api): Outline {
    if (!this.keeps) return outlineOf(api);
    this.#outline = share(this.#outline, outlineOf(api));
    return new Proxy(this.#outline, {
      get: (outline, key) => {
        const value: unknown = Reflect.get(outline, key);
        this.#seen.set(String(key), value);
        return value;
      },
    });
  }

  /** The document in one line. */
  textOf(document: JsonObject): string {
    return this.keeps ? this.#document.of(document) : JSON.stringify(document);
  }

  commonFields(): CommonFields {
    const common = new CommonFields(this.#common);
    if (this.keeps) this.#common = common;
    return common;
  }

  /** All that the making looks at is among the `parts`, or in `site.api`, or in the notes that pages leave to each other. */
  page(path: string, parts: () => readonly unknown[], make: () => Page, site: Site): Page {
    if (!this.keeps) return make();
    const now = [site.scope, site.api.names, ...parts()];
    const known = this.#known.get(path);
    const isKnown = known !== undefined && isSame(known.parts, now) && this.#looksTheSame(known.seen);
    if (isKnown && site.fields.repeats(known.trace)) return known.page;
    const seen = new Map<string, unknown>();
    this.#seen = seen;
    const { made: page, trace } = site.fields.traced(make);
    this.#seen = new Map();
    this.#known.set(path, { page, parts: now, seen, trace });
    return page;
  }

  /** The same for parts of a page that are made of the `parts` and what pages leave to each other alone. */
  parts(path: string, parts: () => readonly unknown[], make: () => readonly Part[], site: Site): readonly Part[] {
    if (!this.keeps) return make();
    const now = [site.api.names, ...parts()];
    const known = this.#parts.get(path);
    if (known !== undefined && isSame(known.parts, now) && site.fields.repeats(known.trace)) return known.made;
    const { made, trace } = site.fields.traced(make);
    this.#parts.set(path, { made, parts: now, trace });
    return made;
  }

  #looksTheSame(seen: Known['seen']): boolean {
    for (const [key, value] of seen) if (Reflect.get(this.#outline ?? {}, key) !== value) return false;
    return true;
  }
}
