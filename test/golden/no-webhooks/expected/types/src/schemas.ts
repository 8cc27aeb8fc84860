// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Clock */
export interface Clock {
  /** @maxLength 80 */
  name: string;
  /**
   * @minimum -720
   * @maximum 840
   */
  offset?: number | null;
}
