const PLACEHOLDER = /\{([^{}]*)\}/;

/** A path of the document as the router takes it, and the way back to its placeholders. */
export interface RoutePath {
  /** For the router: a parameter for each segment that varies, named by position since it takes fewer names than OpenAPI does. */
  readonly pattern: string;
  /** Matches a request's path; for telling which methods a path has. */
  readonly expression: RegExp;
  /** Texts of the placeholders, by name, from what the router has found. */
  texts(params: Readonly<Record<string, string>>): Record<string, string | undefined>;
}

/** `/files/{name}.{type}` → `/files/:p2(^([^/]+?)\.([^/]+?)$)`, since only a segment that is one placeholder can be left to the router. */
export function routePath(path: string): RoutePath {
  const segments = path.split('/').map(segment);
  const varying = segments.flatMap(({ texts }, index) => (texts ? [{ texts, name: `p${index}` }] : []));
  return {
    pattern: segments.map(({ pattern }) => pattern).join('/'),
    expression: new RegExp(`^${segments.map(({ source }) => source).join('/')}$`),
    texts: (params) => Object.fromEntries(varying.flatMap(({ texts, name }) => texts(params[name]))),
  };
}

interface Segment {
  readonly pattern: string;
  readonly source: string;
  /** Only where the segment varies. */
  texts?(found: string | undefined): (readonly [string, string | undefined])[];
}

function segment(text: string, index: number): Segment {
  const parts = text.split(new RegExp(PLACEHOLDER, 'g'));
  const names = parts.filter((_, at) => at % 2 === 1);
  const source = parts
    .map((part, at) => (at % 2 === 1 ? '([^/]+?)' : part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')))
    .join('');
  if (names.length === 0 && !text.includes('*')) return { pattern: text.replaceAll(':', '::'), source };
  if (parts.join('') === names[0]) return { pattern: `:p${index}`, source, texts: (found) => [[names[0]!, found]] };
  const whole = new RegExp(`^${source}$`);
  return {
    pattern: `:p${index}(^${source}$)`,
    source,
    texts: (found = '') => names.map((name, at) => [name, whole.exec(found)?.[at + 1]] as const),
  };
}
