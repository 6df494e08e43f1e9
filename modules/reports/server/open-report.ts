import type { Actor } from '#platform/shared/actor.ts'
import { passes } from '#platform/shared/access.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { useTicket } from '#platform/server/tickets.ts'
import { reportClosed } from '../contract/refusals.ts'
import type { ReadableReport, ReportParts } from './definition.ts'
import { issuerOf } from './store/issuer.ts'

export interface OpeningReport {
  readonly db: Database
  readonly dbOf: (actor: Actor) => Database
  readonly actor: Actor
  readonly now: Date
  readonly parts: ReportParts
  readonly ticket: string | null
}

/**
 * The content of a report for whoever the rule and the rows admit, or for the holder of a ticket to exactly this
 * document, who sees it as its issuer may see it today. Everything else gets the one refusal `reportClosed`.
 */
export async function openReport<R extends ReadableReport>(one: R, asking: OpeningReport, params: object) {
  const { db, now, ticket } = asking
  const { report } = one
  let actor: Actor | null = asking.actor
  if (ticket) {
    const parameters = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
    const used = await useTicket(db, ticket, { report: report.key, parameters }, now)
    actor = used ? await issuerOf(db, used.issuedBy) : null
  }
  if (!actor || (report.open !== 'public' && !passes(report.open, actor.role, actor.permissions))) refuse(reportClosed)
  if (report.open !== 'public' && actor.role === 'anonymous') refuse(reportClosed)
  return (
    (await one.read({ db: ticket ? asking.dbOf(actor) : db, actor, parts: asking.parts }, params)) ??
    refuse(reportClosed)
  )
}
