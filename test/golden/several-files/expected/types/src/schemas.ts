// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see parts.yaml#/schemas/Stamp */
export interface Stamp {
  id: StampId;
  twin?: Stamp;
  year?: Stamp_Year;
}

/**
 * @pattern ^stp_[a-z0-9]{26}$
 * @see parts.yaml#/schemas/StampId
 */
export type StampId = `stp_${string}`;

/**
 * @minimum 1840
 * @see parts.yaml#/schemas/Stamp/$defs/Year
 */
export type Stamp_Year = number;
