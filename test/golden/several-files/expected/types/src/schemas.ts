// Generated from the API's document: edit that, not this.

export interface Stamp {
  id: StampId;
  twin?: Stamp;
  year?: Stamp_Year;
}

/** @pattern ^stp_[a-z0-9]{26}$ */
export type StampId = `stp_${string}`;

/** @minimum 1840 */
export type Stamp_Year = number;
