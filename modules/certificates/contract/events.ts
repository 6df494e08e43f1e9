import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { certificateActs, certificateTemplateActs, signingKeyActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof certificateActs>,
      ActKinds<typeof certificateTemplateActs>,
      ActKinds<typeof signingKeyActs> {}
}
