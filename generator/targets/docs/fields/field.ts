import type { About } from './values.ts';

/** One value that a request sends or a response returns, with everything the document says about it. */
export interface Field {
  /** The anchor of the field, unique on its page: `body.items.price_id`. */
  readonly id: string;
  /** The name shown: `price_id`, `any other key`, `item 1`, or the name of an alternative. */
  readonly name: string;
  /** The path from the root of its section: `items[].price_id`. */
  readonly path: string;
  /** Undefined where a value can't be required, such as an alternative. */
  readonly required?: boolean;
  readonly about: About;
  readonly children: readonly Field[];
  /** Whether the children are alternatives, one of which applies. */
  readonly choice: boolean;
  /** The named schema whose own page lists the fields that this page leaves out. */
  readonly leftTo?: string;
}
