/** Why a stay that was asked for does not stand on the invoice. */
export const stayLeftOut = ['noHotel', 'noRoomType', 'noNights', 'noPrice'] as const
export type StayLeftOut = (typeof stayLeftOut)[number]

export interface AskedStay {
  readonly hotelId: number | null
  readonly roomTypeId: number | null
  readonly nights: number | null
}

/** What is missing before a stay can be priced; null: nothing. */
export const stayLacks = ({ hotelId, roomTypeId, nights }: AskedStay): StayLeftOut | null =>
  roomTypeId === null ? 'noRoomType' : nights === null ? 'noNights' : hotelId === null ? 'noHotel' : null

/** How often an extra is paid: each day of the class, else once. */
export const timesOf = (per: 'person' | 'day' | 'once', days: number): number => (per === 'day' ? Math.max(days, 1) : 1)
