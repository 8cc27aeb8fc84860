import type { JsonSchema } from '../../model/api.ts';
import type { PreparedSchema } from './prepared-schema.ts';

/** The named schemas. Each function throws for a name that the model does not have. */
export interface Components {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  raw(name: string): JsonSchema;
  /** Prepared when first read. */
  prepared(name: string): PreparedSchema;
  typeName(name: string): string;
}
