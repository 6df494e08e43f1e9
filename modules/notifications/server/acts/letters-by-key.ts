import { rowIn, rowKey } from '#platform/server/configuration/row-key.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { fromRow, rowOf, type LettersAbout } from '../../rules/letters-about.ts'
import { choicesOf, choose } from '../store/choices.ts'
import { recipientsOf } from '../store/recipients.ts'
import { byLetter } from './noun.ts'

const purpose = 'letters about a topic'

/** The path that stops letters about a topic, or the daily mail, for whoever holds the letter (RFC 8058). */
export const leaveHref = (secrets: Secrets, accountId: number, about: LettersAbout): string =>
  `/api/UserNotifications/OneClick?Key=${rowKey(secrets, purpose, rowOf(accountId, about))}`

export interface ReaderOfLetter {
  readonly accountId: number
  readonly about: LettersAbout
  readonly address: string
  /** What the link stops is stopped. */
  readonly areStopped: boolean
}

/** The reader whose letter holds this key. Refuses `notFound`, also where the account is switched off. */
export async function readerWith(db: Database, secrets: Secrets, key: string): Promise<ReaderOfLetter> {
  const row = rowIn(secrets, purpose, key)
  const found = (row === null ? null : fromRow(row)) ?? refuse(notFound)
  const [reader] = await recipientsOf(db, [found.accountId])
  if (!reader) return refuse(notFound)
  const chosen = await choicesOf(db, found.accountId)
  const mails = [...chosen.values()].map(({ mail }) => mail)
  const areStopped =
    found.about === 'daily' ? !mails.includes('daily') : (chosen.get(found.about)?.mail ?? 'now') === 'off'
  return { ...found, address: reader.email, areStopped }
}

type Stopping = Pick<Asked<unknown>, 'db' | 'audit'>

/** Done again it changes nothing. What was told once a day is told by the bell alone from then on. */
export async function stopLetters({ db, audit }: Stopping, { accountId, about }: ReaderOfLetter): Promise<void> {
  const daily = [...(await choicesOf(db, accountId))].flatMap(([topic, { mail }]) => (mail === 'daily' ? [topic] : []))
  for (const topic of about === 'daily' ? (daily as Exclude<LettersAbout, 'daily'>[]) : [about])
    if (await choose(db, accountId, topic, { mail: 'off' }))
      await writeFact({ db, record: audit }, byLetter, { accountId, topic }, 'stopLetters')
}

/** They come at once again. Of the daily mail nothing is known any more of what it told: nothing comes back by itself. */
export async function resumeLetters({ db, audit }: Stopping, { accountId, about }: ReaderOfLetter): Promise<void> {
  if (about === 'daily') return
  if (await choose(db, accountId, about, { mail: 'now' }))
    await writeFact({ db, record: audit }, byLetter, { accountId, topic: about }, 'resumeLetters')
}
