import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { messageActs, reportActs, roomActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof roomActs>, ActKinds<typeof messageActs>, ActKinds<typeof reportActs> {}
}
