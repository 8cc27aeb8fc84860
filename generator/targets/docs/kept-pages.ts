import type { Api } from '../../model/api.ts';
import { share } from '../../model/share.ts';
import { isSame, Kept } from '../kept.ts';
import type { OutputFile } from '../target.ts';
import { CommonFields, type FieldsTrace } from './fields.ts';
import { type Outline, outlineOf } from './outline.ts';
import type { Page, Site } from './site.ts';

interface Known {
  readonly page: Page;
  readonly parts: readonly unknown[];
  readonly trace: FieldsTrace;
}

/** Pages of the site as it was last, for as long as nothing in them is another: neither their parts nor what pages before them have left. */
export class KeptPages {
  /** Of each page. */
  readonly files: Kept<[OutputFile, OutputFile]>;
  readonly #keeps: boolean;
  readonly #known = new Map<string, Known>();
  #outline: Outline | undefined;
  #common: CommonFields | undefined;

  constructor(keeps: boolean) {
    this.#keeps = keeps;
    this.files = new Kept(keeps);
  }

  outlineOf(api: Api): Outline {
    const outline = share(this.#outline, outlineOf(api));
    if (this.#keeps) this.#outline = outline;
    return outline;
  }

  commonFields(): CommonFields {
    const common = new CommonFields(this.#common);
    if (this.#keeps) this.#common = common;
    return common;
  }

  /** All that the making looks at is among the `parts`, or `site.api`, or in the notes that pages leave to each other. */
  page(path: string, parts: () => readonly unknown[], make: () => Page, site: Site): Page {
    if (!this.#keeps) return make();
    const now = [site.scope, site.api, ...parts()];
    const known = this.#known.get(path);
    if (known !== undefined && isSame(known.parts, now) && site.fields.repeats(known.trace)) return known.page;
    const { made: page, trace } = site.fields.traced(make);
    this.#known.set(path, { page, parts: now, trace });
    return page;
  }
}
