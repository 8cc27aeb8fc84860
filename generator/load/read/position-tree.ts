import { EVENT_ID, getScalarValue, parseEvents, type Event, type ScalarEvent } from 'js-yaml';

/** A value in a YAML text, with the offsets of its characters. Members are found by key, items by index. */
export interface PositionNode {
  /** The characters to underline: the key of a member, else the beginning of the value. */
  readonly start: number;
  readonly end: number;
  readonly children?: ReadonlyMap<string, PositionNode>;
}

/**
 * Finds the position of every value in a YAML or JSON text. Returns `undefined` when the text is not valid
 * YAML. js-yaml's events take a tenth of the time of a document tree: 90 ms for 4 MB.
 */
export function positionTree(text: string): PositionNode | undefined {
  try {
    return new TreeBuilder(text).build(parseEvents(text, { maxDepth: 1000 }));
  } catch {
    return undefined;
  }
}

interface Open {
  readonly node: { readonly start: number; readonly end: number; readonly children: Map<string, PositionNode> };
  readonly isMapping: boolean;
  /** The key whose value comes next. */
  key: { readonly name: string; readonly start: number; readonly end: number } | undefined;
}

class TreeBuilder {
  readonly #text: string;
  readonly #anchors = new Map<string, PositionNode>();
  readonly #open: Open[] = [];
  #root: PositionNode | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  build(events: readonly Event[]): PositionNode | undefined {
    for (const event of events) {
      if (event.type === EVENT_ID.DOCUMENT) continue;
      if (event.type === EVENT_ID.POP) this.#open.pop();
      else if (event.type === EVENT_ID.SCALAR) this.#scalar(event);
      else if (event.type === EVENT_ID.ALIAS) this.#alias(event.anchorStart, event.anchorEnd);
      else this.#collection(event);
    }
    return this.#root;
  }

  #scalar(event: ScalarEvent): void {
    const parent = this.#open.at(-1);
    const quote = event.style === 2 || event.style === 3 ? 1 : 0;
    const range = { start: event.valueStart - quote, end: event.valueEnd + quote };
    if (parent?.isMapping === true && parent.key === undefined)
      parent.key = { name: getScalarValue(this.#text, event), ...range };
    else this.#add(range, event.anchorStart, event.anchorEnd);
  }

  #alias(start: number, end: number): void {
    const children = this.#anchors.get(this.#text.slice(start, end))?.children;
    this.#add({ start, end, ...(children && { children }) }, -1, -1);
  }

  #collection(event: Extract<Event, { start: number }>): void {
    const node = { start: event.start, end: event.start + 1, children: new Map<string, PositionNode>() };
    this.#add(node, event.anchorStart, event.anchorEnd);
    this.#open.push({ node, isMapping: event.type === EVENT_ID.MAPPING, key: undefined });
  }

  #add(node: PositionNode, anchorStart: number, anchorEnd: number): void {
    if (anchorStart >= 0) this.#anchors.set(this.#text.slice(anchorStart, anchorEnd), node);
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root ??= node;
    else if (!parent.isMapping) parent.node.children.set(String(parent.node.children.size), node);
    else if (parent.key !== undefined) {
      const { name, start, end } = parent.key;
      parent.node.children.set(name, { ...node, start, end });
      parent.key = undefined;
    }
  }
}
