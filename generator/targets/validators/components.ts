import type { JsonSchema, NamedSchema } from '../../model/api.ts';
import type { PreparedSchema } from './prepared-schema.ts';

export interface Components {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Throws for a name that the model does not have. */
  named(name: string): NamedSchema;
  /** Prepared when first read. */
  prepared(name: string): PreparedSchema;
}
