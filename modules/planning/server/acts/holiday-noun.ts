import type { Noun } from '#platform/server/acts/write-act.ts'
import { holidayActs } from '../../contract/acts.ts'
import type { LockedHoliday } from '../store/holidays.ts'
import type { Recording } from './doing.ts'

export const noun: Noun<typeof holidayActs, 'planning.holiday', LockedHoliday, Recording> = {
  acts: holidayActs,
  stored: { table: 'planning.holiday', unkept: ['id', 'version', 'search', 'recurring_id', 'occurrence'] },
  idOf: (holiday) => holiday.id,
  factsOf: () => ({}),
}
