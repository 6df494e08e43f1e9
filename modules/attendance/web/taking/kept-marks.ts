import type { Output } from '#platform/shared/call.ts'
import { placeOf, type EntryKind, type KeptEntry, type Stand } from '#platform/web/kept/entries.ts'
import { keptReading } from '#platform/web/kept/kept-reading.ts'
import type { attendanceCalls as calls } from '../../contract/calls.ts'
import type { MarkState } from '../../rules/credit.ts'

export type SheetData = Output<typeof calls.getAttendanceSheet>
export type ClassData = Output<typeof calls.getClassAttendance>

/** Whose mark: of which session, and of whom. */
export interface MarkPlace {
  readonly classId: number
  readonly sessionId: number
  readonly registrationId: number
}

export interface Mark {
  readonly state: MarkState
  readonly minutes: number
}

/** The mark that stands at the server. */
export interface StandingMark extends Stand, Mark {}

/** One mark that somebody has chosen, as the browser keeps it. */
export interface KeptMark extends MarkPlace, Mark, KeptEntry<StandingMark> {
  /** Why it is corrected; empty where no reason is asked for. */
  readonly reason: string
}

export const marks: EntryKind<KeptMark> = {
  database: 'diwan-attendance',
  place: ['sessionId', 'registrationId'],
  together: ['sessionId', 'reason'],
}

export const markKey = ({ sessionId, registrationId }: Omit<MarkPlace, 'classId'>): string =>
  placeOf(marks, { sessionId, registrationId })

export const takesMinutes = (state: MarkState): boolean => state === 'late' || state === 'leftEarly'
/** The minutes that count: only what takes some has them. */
export const missedOf = (mark: Mark): number => (takesMinutes(mark.state) ? mark.minutes : 0)
export const sameMark = (one: Mark | null, other: Mark | null): boolean =>
  one === null || other === null ? one === other : one.state === other.state && missedOf(one) === missedOf(other)

/** The class and the sheet that somebody has open; `apps/web/shell/log-out.ts` takes them away. */
export const keptClass = keptReading<ClassData>('keptAttendanceClass')
export const keptSheet = keptReading<SheetData>('keptAttendanceSheet')
