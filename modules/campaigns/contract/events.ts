import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { advertActs, advertisementActs, audienceActs, campaignActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof audienceActs>,
      ActKinds<typeof advertisementActs>,
      ActKinds<typeof campaignActs>,
      ActKinds<typeof advertActs> {}
}
