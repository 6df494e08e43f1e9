/**
 * Every kind of event with the subject it is about. A module declares its own in `contract/events.ts`;
 * `modules/notifications/server/notices/` says who is told, or that nobody is, and `modules/audit/text/kinds/` how it is
 * called. What is missing in one of the three places does not compile.
 */
export interface EventKinds {
  fileUploaded: 'file'
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
}
export type AuditKind = EventKind | (keyof AuditKinds & string)
export type AuditSubject = EventSubject | AuditKinds[keyof AuditKinds]

/** The fields that the audit keeps as they were before and after; modules declare theirs, the audit has their words. */
export interface AuditFields {
  active: boolean
  code: string
  email: string
  name: unknown
  reason: string | null
  /** First and last day. */
  from: string
  to: string
  /** Of a setting; which one stands in the data. */
  value: unknown
}
export type AuditField = keyof AuditFields & string
