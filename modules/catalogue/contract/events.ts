import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type {
  courseActs,
  delivererActs,
  facilityActs,
  instructorCourseActs,
  materialActs,
  meanActs,
  moduleActs,
} from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof courseActs>,
      ActKinds<typeof moduleActs>,
      ActKinds<typeof meanActs>,
      ActKinds<typeof facilityActs>,
      ActKinds<typeof delivererActs>,
      ActKinds<typeof instructorCourseActs>,
      ActKinds<typeof materialActs> {}
}
