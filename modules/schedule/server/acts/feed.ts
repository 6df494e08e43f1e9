import { writeAct, writeGone, writeNew, type Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { feedActs } from '../../contract/acts.ts'
import { deleteFeed, insertFeed, lockedFeed, newSecret } from '../store/feeds.ts'

type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor' | 'now'>
type Feed = { readonly id: number }

/** Of the secret nothing is told, neither what it was nor its hash. */
const noun: Noun<typeof feedActs, 'schedule.feed', Feed, Doing> = {
  acts: feedActs,
  stored: { table: 'schedule.feed', version: null, unkept: ['id', 'account_id', 'hash', 'made_at'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

const own = async ({ db, actor }: Doing, action: string): Promise<Feed> =>
  (await lockedFeed(db, actor.userId)) ?? refuse(notNow, { action, state: 'none' })

/** The secret of a new feed; refuses where the person has one. */
export async function makeFeed(doing: Doing): Promise<string> {
  const made = await insertFeed(doing.db, doing.actor.userId, doing.now)
  if (!made) return refuse(notNow, { action: 'makeFeed', state: 'made' })
  await writeNew(doing, noun, made, 'makeFeed')
  return made.secret
}

/** The secret that the person's feed has from now on. */
export async function renewFeed(doing: Doing): Promise<string> {
  const feed = await own(doing, 'renewFeed')
  const { secret, set } = newSecret(doing.now)
  await writeAct(doing, noun, feed, 'renewFeed', { set: set as never })
  return secret
}

export async function revokeFeed(doing: Doing): Promise<void> {
  const feed = await own(doing, 'revokeFeed')
  await writeGone(doing, noun, feed, 'revokeFeed', () => deleteFeed(doing.db, feed.id))
}
