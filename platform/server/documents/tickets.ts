import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { EventKind, EventSubject } from '#platform/shared/record/event-kinds.ts'
import { json, type Database } from '../database.ts'

/** The document a ticket opens: the report's key and exactly these parameters. */
export interface ReportAddress {
  readonly report: string
  readonly parameters: Readonly<Record<string, string | number>>
}

export interface NewTicket extends ReportAddress {
  readonly expiresAt: Date
  /** How often it may be opened; reloading a page counts. */
  readonly uses?: number
  /** To which address it was sent; absent for the issuer's own printing. */
  readonly recipient?: string
  /** The record that the document is about. */
  readonly record?: readonly [type: EventSubject, id: number] | undefined
}

const secretBytes = 24
const ticketForm = /^[\w-]{32}$/

/**
 * Makes a key to one printable document, for somebody who may open it without signing in. The caller has made sure
 * that the actor may. It goes into the fragment of the document's address, and only its hash is kept.
 */
export async function issueTicket(db: Database, actor: Actor, ticket: NewTicket): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url')
  await db
    .insertInto('platform.report_ticket')
    .values({
      hash: hashOf(secret),
      report: ticket.report,
      parameters: json(canonical(ticket.parameters)),
      issued_by: actor.userId,
      recipient: ticket.recipient ?? null,
      expires_at: ticket.expiresAt,
      uses_left: ticket.uses ?? 100,
      subject_type: ticket.record?.[0] ?? null,
      subject_id: ticket.record?.[1] ?? null,
    })
    .execute()
  return secret
}

/**
 * Spends one use of a ticket. Null for every ticket that does not open exactly this document now: unknown, for
 * another document, expired, used up, revoked, or ended by one of these facts about its record. The caller still asks
 * whether the issuer may open it today.
 */
export async function useTicket(
  db: Database,
  secret: string | null,
  address: ReportAddress,
  now: Date,
  endedBy: readonly EventKind[] = [],
): Promise<{ issuedBy: number; recipient: string | null } | null> {
  if (!secret || !ticketForm.test(secret)) return null
  const used = await db
    .updateTable('platform.report_ticket')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('hash', '=', hashOf(secret))
    .where('report', '=', address.report)
    .where('parameters', '=', json(canonical(address.parameters)))
    .where('expires_at', '>', now.toISOString())
    .where('uses_left', '>', 0)
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from platform.event e where e.subject_type = report_ticket.subject_type
        and e.subject_id = report_ticket.subject_id and e.kind = any(${[...endedBy]}::text[])
        and e.at >= report_ticket.created_at)`,
    )
    .returning(['issued_by', 'recipient'])
    .executeTakeFirst()
  return used ? { issuedBy: used.issued_by, recipient: used.recipient } : null
}

/** Every ticket to this document stops opening it: a withdrawn certificate, a corrected invoice. */
export async function revokeTickets(db: Database, address: ReportAddress, now: Date): Promise<void> {
  await db
    .updateTable('platform.report_ticket')
    .set({ revoked_at: now })
    .where('report', '=', address.report)
    .where('parameters', '=', json(canonical(address.parameters)))
    .where('revoked_at', 'is', null)
    .execute()
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** jsonb does not mind the order of keys; the number 12 of code and the text 12 of an address are one. */
const canonical = (parameters: ReportAddress['parameters']) =>
  Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, String(value)]))
