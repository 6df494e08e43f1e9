import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { withholdMails } from '#platform/server/outbox/store.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import * as store from '../store/mail-refusals.ts'
import { noun, type Sending } from './campaign-noun.ts'
import { personIn } from './refusal-key.ts'

/** The reader whose letter holds this key. */
export async function readerWith(db: Database, secrets: Secrets, key: string): Promise<store.Reader> {
  const personId = personIn(secrets, key)
  return (personId === null ? undefined : await store.readerOf(db, personId)) ?? refuse(notFound)
}

/** The reader gets no more mails to many, those that wait included. Done again it changes nothing. */
export async function refuseMails(doing: Sending, reader: store.Reader): Promise<void> {
  if (!reader.isRefused) {
    await store.addRefusal(doing.db, reader, doing.now)
    await writeFact(doing, noun, { id: reader.campaignId }, 'refuseMails')
  }
  await withholdMails(doing.db, await store.refuseWaiting(doing.db, reader, doing.now))
}

/** The reader gets them again, from what is sent next. */
export async function allowMails(doing: Sending, reader: store.Reader): Promise<void> {
  if (!reader.isRefused) return
  await store.removeRefusal(doing.db, reader)
  await writeFact(doing, noun, { id: reader.campaignId }, 'allowMails')
}
