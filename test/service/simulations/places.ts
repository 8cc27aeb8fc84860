/** Every place in a value that something stands at, as keys. */
export function placesIn(value: unknown): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[], ...entries.flatMap(([key, member]) => placesIn(member).map((place) => [key, ...place]))];
}

export function at(value: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], value);
}

/** The value with another at a place. */
export function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  const inside = replaced((value as Record<string | number, unknown>)[key], rest, other);
  return Array.isArray(value) ? value.with(key as number, inside) : { ...(value as object), [key]: inside };
}

/** How a fault names a place. */
export function fieldOf(place: readonly (string | number)[]): string {
  return place.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${key}`),
    'payload',
  );
}

/** Whether one of two fields is the other or inside it. */
export function overlap(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short}.`) || long.startsWith(`${short}[`);
}
