// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Book */
export interface Book {
  /** @example "Emma" */
  title: string;
  condition?: 'good' | 'worn' | null;
  /** @exclusiveMinimum 0 */
  pages?: number;
  /** @maximum 5 */
  rating?: number;
  shelf?: Shelf | null;
  subtitle?: string | null;
}

/** @see spec.yaml#/components/schemas/Shelf */
export interface Shelf {
  room: string;
}
