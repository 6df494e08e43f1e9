import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { invitationActs, questionActs, roundActs, sheetActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof questionActs>,
      ActKinds<typeof sheetActs>,
      ActKinds<typeof roundActs>,
      ActKinds<typeof invitationActs> {}
}
