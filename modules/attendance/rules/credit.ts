import { roundHalfUp2 } from '#platform/shared/values/money.ts'

export const markStates = ['present', 'late', 'leftEarly', 'excused', 'absent'] as const
export type MarkState = (typeof markStates)[number]

export interface HeldSession {
  /** Length in minutes. */
  readonly minutes: number
  readonly cancelled: boolean
  /** 24 hours have gone since its day ended: who has no mark was absent. */
  readonly settled: boolean
  readonly mark: { readonly state: MarkState; readonly minutes: number } | null
}

export interface Attendance {
  readonly creditedMinutes: number
  readonly heldMinutes: number
  readonly scheduledMinutes: number
  /** Percentages, unrounded, 0 to 100; null where nothing is in the denominator yet. */
  readonly takenPercent: number | null
  readonly finalPercent: number | null
  readonly reachablePercent: number | null
}

/** What the academy sets: minutes, and per cent of all scheduled minutes. */
export interface CreditLimits {
  readonly lateCountsFull: number
  readonly lateCountsHalf: number
  readonly excusedPercent: number
}

/** Late up to one limit earns all, up to the other half, else nothing; leaving early loses the minutes missed. */
export function creditedMinutes(
  length: number,
  mark: { state: MarkState; minutes: number },
  { lateCountsFull, lateCountsHalf }: CreditLimits,
): number {
  switch (mark.state) {
    case 'present':
      return length
    case 'late':
      if (mark.minutes <= lateCountsFull) return length
      return mark.minutes <= lateCountsHalf ? length / 2 : 0
    case 'leftEarly':
      return Math.max(0, length - mark.minutes)
    case 'excused':
    case 'absent':
      return 0
  }
}

/**
 * The three percentages of one person in one class. Cancelled sessions leave every sum. Source: the academy's
 * attendance rules (taken = credited of held, final = credited of all, reachable = credited + remaining of all); excused
 * minutes leave the denominator up to their limit, and what is more counts as absent.
 */
export function attendanceOf(sessions: readonly HeldSession[], limits: CreditLimits): Attendance {
  const counted = sessions.filter((session) => !session.cancelled)
  const scheduled = sum(counted.map((session) => session.minutes))
  let credited = 0
  let held = 0
  let remaining = 0
  let excused = 0
  for (const session of counted) {
    if (session.mark) {
      held += session.minutes
      credited += creditedMinutes(session.minutes, session.mark, limits)
      if (session.mark.state === 'excused') excused += session.minutes
    } else if (session.settled) held += session.minutes
    else remaining += session.minutes
  }
  const forgiven = Math.min(excused, (scheduled * limits.excusedPercent) / 100)
  const all = scheduled - forgiven
  return {
    creditedMinutes: credited,
    heldMinutes: held - forgiven,
    scheduledMinutes: all,
    takenPercent: percent(credited, held - forgiven),
    finalPercent: percent(credited, all),
    reachablePercent: percent(credited + remaining, all),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)

/**
 * Whether the person can no longer reach the threshold, or already lies under it with nothing left to come; by hundredths,
 * as the final result has it.
 */
export function isAtRisk(attendance: Attendance, thresholdPercent: number): boolean {
  return attendance.reachablePercent !== null && roundHalfUp2(attendance.reachablePercent) < thresholdPercent
}
