import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The structure of an HTML page. */
export interface PageShape {
  /** Number of elements by name and attribute names: `a[class,href]`. */
  readonly elements: ReadonlyMap<string, number>;
  /** URLs that run code or embed data instead of linking. */
  readonly faults: readonly string[];
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset', 'data']);

export function pageShape(html: string): PageShape {
  const elements = new Map<string, number>();
  const faults: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const kind = kindOf(node);
      elements.set(kind, (elements.get(kind) ?? 0) + 1);
      faults.push(
        ...node.attrs.filter(({ name, value }) => ADDRESSES.has(name) && !leads(value)).map(({ value }) => value),
      );
    }
    if (node.nodeName === '#comment') faults.push('a comment');
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return { elements, faults };
}

function kindOf({ tagName, attrs }: Element): string {
  return `${tagName}[${attrs
    .map(({ name }) => name)
    .sort()
    .join()}]`;
}

function leads(address: string): boolean {
  const url = URL.parse(address, 'https://docs.example/a/b/c');
  return url === null || ['http:', 'https:', 'mailto:'].includes(url.protocol);
}
