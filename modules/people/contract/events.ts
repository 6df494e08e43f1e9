import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof traineeActs>,
      ActKinds<typeof nameChangeActs>,
      ActKinds<typeof instructorActs>,
      ActKinds<typeof organizationActs>,
      ActKinds<typeof rosterActs> {}
}
