import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'

/** What is to become of a calendar file that goes by mail (RFC 5546). */
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/**
 * One entry is put into the reader's calendar or taken out of it (3.2.2, 3.2.5: all that such a file says is of one `UID`); several
 * are told of (3.2.1).
 */
export function methodOf([first, ...others]: readonly Pick<ScheduleEntry, 'State'>[]): Method {
  if (others.length > 0) return 'PUBLISH'
  return first?.State === 'cancelled' ? 'CANCEL' : 'REQUEST'
}
