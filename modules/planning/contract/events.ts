import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { holidayActs, planRowActs, roomActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof planRowActs>, ActKinds<typeof roomActs>, ActKinds<typeof holidayActs> {}
}
