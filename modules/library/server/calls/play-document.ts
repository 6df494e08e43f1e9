import { ticketHolder } from '#modules/signin/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { sendPart } from '#platform/server/files/send-part.ts'
import type { Handler } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { libraryCalls } from '../../contract/calls.ts'
import { streamDocument as streaming } from '../../contract/documents.ts'
import { videoFor } from '../store/documents.ts'
import { findTicket, issueTicket } from '../store/tickets.ts'

/** What the platform has to be told of accounts. */
export interface LibraryReaders {
  /** The account as it is today; null where it is no longer active. */
  readonly actorOf: (db: Database, accountId: number) => Promise<Actor | null>
}

/** Whose role a video must be published for; null: who keeps the library watches every one. */
const audienceOf = (actor: Actor) => (passes('editorSystemLookup', actor.role, actor.permissions) ? null : actor)

export const openDocument: Handler<typeof libraryCalls.openDocument> = async ({ db, actor, body, request, now }) => {
  if (request.sessionId === null || !(await videoFor(db, audienceOf(actor), body.ID))) refuse(notFound)
  const ticket = { documentId: body.ID, sessionId: request.sessionId }
  return { Address: `${streaming.path}?Ticket=${await issueTicket(db, ticket, now)}` }
}

/** The ticket alone opens nothing: its session must be open, in the browser that asks, and its person still be an audience. */
export const streamDocument =
  ({ actorOf }: LibraryReaders): Handler<typeof libraryCalls.streamDocument> =>
  async ({ db, dbOf, query, request, files, now }) => {
    const found = await findTicket(db, query.Ticket, now)
    const { ticket, actor } = await ticketHolder({ db, request }, found, actorOf)
    const file = (await videoFor(dbOf(actor), audienceOf(actor), ticket.document_id)) ?? refuse(notFound)
    return sendPart(files, file, request, { inline: true })
  }
