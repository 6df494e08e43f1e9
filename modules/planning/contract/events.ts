import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { holidayActs, planRowActs, roomActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof planRowActs>, ActKinds<typeof roomActs>, ActKinds<typeof holidayActs> {}
}
