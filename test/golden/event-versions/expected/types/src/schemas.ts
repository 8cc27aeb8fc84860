// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/ParcelUpdatedEventV1 */
export interface ParcelUpdatedEventV1 {
  event_type: 'parcel.updated';
  data: ParcelV1;
}

/** @see spec.yaml#/components/schemas/ParcelUpdatedEventV2 */
export interface ParcelUpdatedEventV2 {
  event_type: 'parcel.updated';
  data: ParcelV2;
}

/** @see spec.yaml#/components/schemas/ParcelV1 */
export interface ParcelV1 {
  id: string;
  /**
   * With its unit.
   *
   * @maxLength 20
   */
  weight: string;
}

/** @see spec.yaml#/components/schemas/ParcelV2 */
export interface ParcelV2 {
  id: string;
  /** @minimum 0 */
  weight_grams: number;
  sender: Sender;
}

/** @see spec.yaml#/components/schemas/Sender */
export interface Sender {
  /** @format email */
  email: string;
}
