import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type {
  lettersByKeyActs,
  mailActs,
  mailTemplateActs,
  notificationActs,
  sendActs,
  statusMailActs,
} from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends
      ActKinds<typeof notificationActs>,
      ActKinds<typeof sendActs>,
      ActKinds<typeof mailTemplateActs>,
      ActKinds<typeof statusMailActs> {}
  interface AuditKinds extends ActKinds<typeof mailActs>, ActKinds<typeof lettersByKeyActs> {}
}
