import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof traineeActs>,
      ActKinds<typeof nameChangeActs>,
      ActKinds<typeof instructorActs>,
      ActKinds<typeof organizationActs>,
      ActKinds<typeof rosterActs> {}
}
