import type { Output } from '#platform/shared/call.ts'
import type { scheduleCalls } from '../../contract/calls.ts'

export type ScheduleData = Output<typeof scheduleCalls.getSchedule>
export type Entry = ScheduleData['Entries'][number]

/** What marks a day rather than happening at a time of it. */
export const isMark = ({ Kind }: Entry): boolean => Kind === 'holiday' || Kind === 'termBegins' || Kind === 'termEnds'
