import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type {
  calendarYearActs,
  classRoomActs,
  holidayActs,
  planRowActs,
  recurringHolidayActs,
  scenarioActs,
} from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof planRowActs>,
      ActKinds<typeof classRoomActs>,
      ActKinds<typeof holidayActs>,
      ActKinds<typeof scenarioActs>,
      ActKinds<typeof calendarYearActs>,
      ActKinds<typeof recurringHolidayActs> {}
}
