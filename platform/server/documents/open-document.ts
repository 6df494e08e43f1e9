import type { Actor } from '#platform/shared/actor.ts'
import { keyOf, type Document } from '#platform/shared/document/document.ts'
import { documentOff, reportClosed } from '#platform/shared/document/document-calls.ts'
import { openedBy } from '#platform/shared/document/documents.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { academySettings, documentSettings, signatorySettings } from '#platform/shared/settings/own-sections.ts'
import type { SettingsOf } from '#platform/shared/settings/section.ts'
import { keptLook, type KeptLook } from './looks.ts'
import { isWithin } from './period.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { AllModules } from '../module.ts'
import type { Vault } from '../vault/vault.ts'
import type { DocumentParts, DocumentReaders } from './parts.ts'
import type { ReadDocument, Reading } from './reading.ts'
import { useTicket } from './tickets.ts'

export interface Opening {
  readonly db: Database
  readonly dbOf: (actor: Actor) => Database
  readonly actor: Actor
  readonly now: Date
  readonly parts: Pick<DocumentParts, 'publicUrl'>
  readonly readers: DocumentReaders
  readonly modules: AllModules
  readonly vault: Vault
  readonly files?: FileStorage
  readonly ticket: string | null
}

export interface OpenedDocument extends ReadDocument<unknown> {
  readonly actor: Actor
  /** What the academy says of this document today. */
  readonly kept: KeptLook
  readonly settings: SettingsOf<typeof academySettings> &
    SettingsOf<typeof documentSettings> &
    SettingsOf<typeof signatorySettings>
}

/** The parameters as a ticket keeps them: without those that were left out. */
export const givenOf = (asked: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/**
 * A document for whoever its declaration and the rows admit, or for the holder of a ticket to exactly this one, who sees
 * it as its issuer may see it today. Everything else gets the one refusal `reportClosed`; what is switched off says so
 * to everybody.
 */
export async function openDocument(one: Reading<any>, opening: Opening, asked: object): Promise<OpenedDocument> {
  const { db, now, ticket, modules, vault, files } = opening
  const { document } = one
  const kept = await keptLook(db, document)
  if (kept.isOff) refuse(documentOff)
  const byTicket = ticket !== null && document.who !== 'public'
  const actor = byTicket ? await ticketsActor(document, opening, asked) : opening.actor
  if (!actor || !admits(document, actor) || !isWithin(document, asked)) refuse(reportClosed)
  const on = byTicket ? opening.dbOf(actor) : db
  const found = await one.read({ db: on, actor, now, publicUrl: opening.parts.publicUrl, modules, vault, files }, asked)
  const around = await settings(db, academySettings, documentSettings, signatorySettings)
  return { ...(found ?? refuse(reportClosed)), actor, kept, settings: around }
}

async function ticketsActor(document: Document, { db, now, ticket, readers }: Opening, asked: object) {
  const address = { report: keyOf(document), parameters: givenOf(asked) }
  const used = await useTicket(db, ticket, address, now, document.endedBy)
  if (!used || (used.recipient !== null && (await readers.isSwitchedOff(db, used.recipient)))) return null
  return readers.actorOf(db, used.issuedBy)
}

/** Nobody who is not named: a rule that names visitors opens no document that is not public. */
function admits(document: Document, { role, permissions }: Actor): boolean {
  const opened = openedBy(document)
  if (opened === null) return true
  return role !== 'anonymous' && (opened.includes(role) || permissions.some((each) => opened.includes(each)))
}
