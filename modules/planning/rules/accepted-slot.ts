import type { Day, TimeOfDay } from '#platform/shared/values/dates.ts'

/** What somebody agrees to who accepts to teach a row of the plan. */
export interface Slot {
  readonly role: 'lead' | 'backup'
  readonly startsOn: Day
  readonly endsOn: Day
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoomId: number | null
  readonly language: string
  readonly sessions: readonly { readonly day: Day; readonly startsAt: TimeOfDay; readonly endsAt: TimeOfDay }[]
}

/** As it was kept; the sessions are not known of who accepted before they were. */
export type AcceptedSlot = Omit<Slot, 'sessions'> & { readonly sessions?: Slot['sessions'] | undefined }

export const slotParts = ['role', 'dates', 'sessions', 'place', 'language'] as const
export type SlotPart = (typeof slotParts)[number]

const timesOf = (sessions: Slot['sessions']): string =>
  sessions.map((each) => [each.day, each.startsAt, each.endsAt].join(' ')).join()

/** The parts in which the slot is no longer what was accepted: where there is none, the answer still holds. */
export function changedParts(accepted: AcceptedSlot, now: Slot): SlotPart[] {
  const areDates = accepted.startsOn !== now.startsOn || accepted.endsOn !== now.endsOn
  const changed: Record<SlotPart, boolean> = {
    role: accepted.role !== now.role,
    dates: areDates,
    // other dates are other sessions: said once
    sessions: !areDates && accepted.sessions !== undefined && timesOf(accepted.sessions) !== timesOf(now.sessions),
    place: accepted.place !== now.place || accepted.classRoomId !== now.classRoomId,
    language: accepted.language !== now.language,
  }
  return slotParts.filter((part) => changed[part])
}
