/**
 * Every kind of event with the subject it is about. A module adds its own in `contract/events.ts`: `ActKinds` of its
 * acts, whose words stand in its own text (`acts.<name>.past`), and what no act has left, whose words stand in
 * `modules/audit/text/kinds/`. Who is told, or that nobody is, say `server/notices.ts` of the module and
 * `modules/notifications/server/notices/`. What is
 * missing in one of these places does not compile.
 */
export interface EventKinds {
  fileUploaded: 'file'
  reportTicketIssued: 'account'
}
export type EventKind = keyof EventKinds & string
export type EventSubject = EventKinds[EventKind]

/** What the audit keeps although nobody is ever told of it; declared as the kinds of events are. */
export interface AuditKinds {
  fileDownloaded: 'file'
  unclaimedFilesDropped: 'file'
  fileRefused: 'account'
  listExported: 'list'
  rightRefused: 'account'
  settingChanged: 'setting'
  reportDownloaded: 'account'
}
export type AuditKind = EventKind | (keyof AuditKinds & string)
/** Facts that no declared act has left: their words stand with the audit. */
export type KindWithoutAct = Exclude<AuditKind, `${string}.${string}`>
export type AuditSubject = EventSubject | AuditKinds[keyof AuditKinds]

/** The fields that the audit keeps as they were before and after; modules declare theirs, the audit has their words. */
export interface AuditFields {
  active: boolean
  code: string
  email: string
  fee: { readonly Minor: number; readonly Currency: string }
  name: unknown
  reason: string | null
  /** First and last day. */
  from: string
  to: string
  /** Of a setting; which one stands in the data. */
  value: unknown
}
export type AuditField = keyof AuditFields & string
