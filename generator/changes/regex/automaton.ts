import { parseRegex, type Ranges, type RegexNode } from './parse-regex.ts';

/** States of a non-deterministic automaton; the texts that lead from the first to the last are those that match. */
export interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
  readonly end: number;
}

interface State {
  readonly free: number[];
  readonly on: { readonly ranges: Ranges; readonly to: number }[];
}

/** An expression with more states is left alone. */
const MAX_STATES = 4000;
const ANY: Ranges = [[0, 0x10ffff]];

/** The automaton of a pattern as JSON Schema reads it: a match anywhere is enough. `undefined` when it is not understood, or too large. */
export function automatonOf(pattern: string): Automaton | undefined {
  const node = parseRegex(pattern);
  if (node === undefined) return undefined;
  const builder = new Builder();
  const alternatives = node.kind === 'choice' ? node.items : [node];
  for (const alternative of alternatives) if (!builder.alternative(alternative)) return undefined;
  return builder.states.length > MAX_STATES ? undefined : builder;
}

class Builder implements Automaton {
  readonly states: State[] = [
    { free: [], on: [] },
    { free: [], on: [] },
  ];
  readonly start = 0;
  readonly end = 1;

  /** Anchors may stand at the two ends of an alternative only. */
  alternative(node: RegexNode): boolean {
    const items = node.kind === 'sequence' ? [...node.items] : [node];
    const anchoredAtStart = items[0]?.kind === 'start';
    const anchoredAtEnd = items.at(-1)?.kind === 'end';
    const inner = items.slice(anchoredAtStart ? 1 : 0, anchoredAtEnd ? -1 : undefined);
    const first = this.#state();
    this.states[this.start]!.free.push(first);
    if (!anchoredAtStart) this.states[first]!.on.push({ ranges: ANY, to: first });
    const last = this.#chain(inner, first);
    if (last === undefined) return false;
    if (!anchoredAtEnd) this.states[last]!.on.push({ ranges: ANY, to: last });
    this.states[last]!.free.push(this.end);
    return true;
  }

  #state(): number {
    this.states.push({ free: [], on: [] });
    return this.states.length - 1;
  }

  #chain(items: readonly RegexNode[], from: number): number | undefined {
    let at: number | undefined = from;
    for (const item of items) {
      if (at === undefined || this.states.length > MAX_STATES) return undefined;
      at = this.#add(item, at);
    }
    // What follows must not be entered from inside.
    if (at === undefined) return undefined;
    const last = this.#state();
    this.states[at]!.free.push(last);
    return last;
  }

  #add(node: RegexNode, from: number): number | undefined {
    switch (node.kind) {
      case 'set': {
        const to = this.#state();
        this.states[from]!.on.push({ ranges: node.ranges, to });
        return to;
      }
      case 'sequence':
        return this.#chain(node.items, from);
      case 'choice': {
        const to = this.#state();
        for (const item of node.items) {
          const first = this.#state();
          this.states[from]!.free.push(first);
          const last = this.#add(item, first);
          if (last === undefined) return undefined;
          this.states[last]!.free.push(to);
        }
        return to;
      }
      case 'repeat':
        return this.#repeat(node, from);
      default:
        return undefined;
    }
  }

  #repeat({ item, least, most }: Extract<RegexNode, { kind: 'repeat' }>, from: number): number | undefined {
    let at: number | undefined = from;
    for (let count = 0; count < least && at !== undefined; count += 1) {
      if (this.states.length > MAX_STATES) return undefined;
      at = this.#add(item, at);
    }
    if (at === undefined) return undefined;
    const end = this.#state();
    this.states[at]!.free.push(end);
    if (most === Infinity) {
      const loop = this.#state();
      this.states[at]!.free.push(loop);
      const last = this.#add(item, loop);
      if (last === undefined) return undefined;
      this.states[last]!.free.push(loop, end);
      return end;
    }
    for (let count = least; count < most; count += 1) {
      if (this.states.length > MAX_STATES) return undefined;
      at = this.#add(item, at);
      if (at === undefined) return undefined;
      this.states[at]!.free.push(end);
    }
    return end;
  }
}
