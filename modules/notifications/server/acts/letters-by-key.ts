import { rowIn, rowKey } from '#platform/server/configuration/row-key.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { optionalTopics, type OptionalTopic } from '#platform/shared/record/notice-topics.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { fromRow, rowOf, type LettersAbout } from '../../rules/letters-about.ts'
import { choicesOf, choose, everything } from '../store/choices.ts'
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
  /** The topics of which letters come that the link stops; none where they are stopped. */
  readonly coming: readonly OptionalTopic[]
}

/** The reader whose letter holds this key. Refuses `notFound`, also where the account is switched off. */
export async function readerWith(db: Database, secrets: Secrets, key: string): Promise<ReaderOfLetter> {
  const row = rowIn(secrets, purpose, key)
  const found = (row === null ? null : fromRow(row)) ?? refuse(notFound)
  const [reader] = await recipientsOf(db, [found.accountId])
  if (!reader) return refuse(notFound)
  const chosen = await choicesOf(db, found.accountId)
  const mailOf = (topic: OptionalTopic) => (chosen.get(topic) ?? everything).mail
  const coming =
    found.about === 'daily'
      ? optionalTopics.filter((topic) => mailOf(topic) === 'daily')
      : [found.about].filter((topic) => mailOf(topic) !== 'off')
  return { ...found, address: reader.email, coming }
}

type Stopping = Pick<Asked<unknown>, 'db' | 'audit'>

/** Done again it changes nothing. What was told once a day is told by the bell alone from then on. */
export async function stopLetters({ db, audit }: Stopping, { accountId, coming }: ReaderOfLetter): Promise<void> {
  for (const topic of coming)
    if (await choose(db, accountId, topic, { mail: 'off' }))
      await writeFact({ db, record: audit }, byLetter, { accountId, topic }, 'stopLetters')
}

/** They come at once again. Of the daily mail nothing is known any more of what it told: nothing comes back by itself. */
export async function resumeLetters({ db, audit }: Stopping, { accountId, about }: ReaderOfLetter): Promise<void> {
  if (about === 'daily') return
  if (await choose(db, accountId, about, { mail: 'now' }))
    await writeFact({ db, record: audit }, byLetter, { accountId, topic: about }, 'resumeLetters')
}
