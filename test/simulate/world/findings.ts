/** Something that the service must never do, and did. */
export interface Finding {
  /** The rule that was broken. */
  readonly rule: string;
  readonly detail: string;
}

export class Findings {
  readonly #all = new Map<string, Finding>();

  add(rule: string, detail: string): void {
    this.#all.set(`${rule}: ${detail}`, { rule, detail });
  }

  get all(): readonly Finding[] {
    return [...this.#all.values()];
  }

  get any(): boolean {
    return this.#all.size > 0;
  }
}
