// Generated from the API's document: edit that, not this.

export interface ParcelUpdatedEventV1 {
  event_type: 'parcel.updated';
  data: ParcelV1;
}

export interface ParcelUpdatedEventV2 {
  event_type: 'parcel.updated';
  data: ParcelV2;
}

export interface ParcelV1 {
  id: string;
  /**
   * With its unit.
   *
   * @maxLength 20
   */
  weight: string;
}

export interface ParcelV2 {
  id: string;
  /** @minimum 0 */
  weight_grams: number;
  sender: Sender;
}

export interface Sender {
  /** @format email */
  email: string;
}
