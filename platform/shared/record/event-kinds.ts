import type { ActKinds } from './act.ts'
import type { downloadActs, fileActs, listActs, refusedActs, settingActs, ticketActs, uploadActs } from '../own-acts.ts'

/**
 * Every kind of event with the subject it is about: `ActKinds` of the acts that a module declares, which it adds in
 * `contract/events.ts`. The words of a kind are those of its act, in the module's own text; who is told, or that nobody
 * is, says `server/notices.ts` of the module. What is missing in one of these places does not compile.
 */
export interface EventKinds extends ActKinds<typeof uploadActs>, ActKinds<typeof ticketActs> {}
export type EventKind = keyof EventKinds & string
export type EventSubject = EventKinds[EventKind]

/** What the audit keeps although nobody is ever told of it; declared as the kinds of events are. */
export interface AuditKinds
  extends
    ActKinds<typeof fileActs>,
    ActKinds<typeof downloadActs>,
    ActKinds<typeof refusedActs>,
    ActKinds<typeof listActs>,
    ActKinds<typeof settingActs> {}
export type AuditKind = EventKind | (keyof AuditKinds & string)
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
