import { ticketHolder } from '#modules/signin/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { sendPart } from '#platform/server/files/send-part.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { momentOf } from '../acts/moment.ts'
import * as store from '../store/materials/read.ts'
import { findTicket } from '../store/materials/tickets.ts'

/** What the platform has to be told of accounts. */
export interface MaterialReaders {
  /** The account as it is today; null where it is no longer active. */
  readonly actorOf: (db: Database, accountId: number) => Promise<Actor | null>
}

/** The ticket alone opens nothing: its session must be open, in the browser that asks, and its person still see the material. */
export const streamMaterial =
  ({ actorOf }: MaterialReaders): Handler<typeof catalogueCalls.streamMaterial> =>
  async ({ db, dbOf, query, request, files, now }) => {
    const found = await findTicket(db, query.Ticket, now)
    const { ticket, actor } = await ticketHolder({ db, request }, found, actorOf)
    const moment = await momentOf(db, now)
    const material = await store.findMaterial(dbOf(actor), { actor, moment }, ticket.material_id)
    if (!material || material.FileID === null || (ticket.saves && !material.IsDownloadable)) refuse(notFound)
    const file = (await store.fileOfMaterial(db, material.FileID)) ?? refuse(notFound)
    return sendPart(files, file, request, { inline: !ticket.saves })
  }
