import type { DocumentReaders } from '#platform/server/documents/parts.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sendFile } from '#platform/server/http/replies/replies.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { scheduleCalls as calls } from '../../contract/calls.ts'
import { readFeed as reading } from '../../contract/feed.ts'
import * as acts from '../acts/feed.ts'
import { feedText } from '../acts/feed-text.ts'
import { feedOf, feedWith } from '../store/feeds.ts'

export interface FeedParts {
  /** Where people reach the application, without a slash at the end. */
  readonly publicUrl: string
  readonly readers: Pick<DocumentReaders, 'actorOf'>
  readonly modules: AllModules
}

export const getFeed: Handler<typeof calls.getFeed> = async ({ db, actor }) => {
  const feed = await feedOf(db, actor.userId)
  return {
    MadeAt: feed ? new Date(feed.made_at).toISOString() : null,
    Actions: feed ? ['renewFeed', 'revokeFeed'] : ['makeFeed'],
  }
}

const addressOf = ({ publicUrl }: FeedParts, secret: string) => ({
  Address: `${publicUrl}${reading.path}?Key=${secret}`,
})

export const makeFeed =
  (parts: FeedParts): Handler<typeof calls.makeFeed> =>
  async (asked) =>
    addressOf(parts, await acts.makeFeed(asked))

export const renewFeed =
  (parts: FeedParts): Handler<typeof calls.renewFeed> =>
  async (asked) =>
    addressOf(parts, await acts.renewFeed(asked))

export const revokeFeed: Handler<typeof calls.revokeFeed> = async (asked) => {
  await acts.revokeFeed(asked)
  return { Done: true }
}

/** A key that never was, one that was revoked and one of an account that is switched off are the same: not there. */
export const readFeed =
  (parts: FeedParts): Handler<typeof calls.readFeed> =>
  async ({ db, dbOf, query, now }) => {
    const feed = (await feedWith(db, query.Key)) ?? refuse(notFound)
    const actor = (await parts.readers.actorOf(db, feed.account_id)) ?? refuse(notFound)
    const text = await feedText(
      { db, own: dbOf(actor), modules: parts.modules, publicUrl: parts.publicUrl, now },
      actor,
    )
    return sendFile({
      name: 'schedule.ics',
      mediaType: 'text/calendar; charset=utf-8',
      content: Buffer.from(text),
      isTagged: true,
    })
  }
