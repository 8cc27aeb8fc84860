// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Attachment */
export interface Attachment {
  /** @format binary */
  content?: string;
}

/** @see spec.yaml#/components/schemas/Fields */
export interface Fields {
  /** @maxLength 20 */
  name: string;
  /** @minimum 0 */
  age?: number;
  /** @default false */
  member?: boolean;
  place?: {
    x: number;
  };
  scores?: number[];
  tags?: string[];
}

/** @see spec.yaml#/components/schemas/Upload */
export interface Upload {
  file: Uint8Array;
  about?: {
    by?: string;
  };
  count?: number;
  /** @maxItems 3 */
  more?: Uint8Array[];
  /** @maxLength 5 */
  note?: string;
}
