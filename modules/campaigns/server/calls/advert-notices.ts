import { messageIn } from '#modules/notifications/server/public.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Output } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { addressOfLink, type LinkKind } from '../../rules/advert.ts'
import { followerIn, linkAddress } from '../acts/adverts/link.ts'
import * as store from '../store/adverts/own.ts'
import { follow } from '../store/adverts/people.ts'
import { codeOfClass } from '../store/adverts/targets.ts'
import { nameOfReader } from './reader-name.ts'

export interface NoticeParts {
  readonly secrets: Secrets
}
type Mine = Output<typeof calls.getTraineeAdvertisementNotify>

/** The adverts that run on the home of whoever asks, in their language. */
const mine =
  ({ secrets }: NoticeParts) =>
  async ({ db, actor, request }: Pick<Asked<unknown>, 'db' | 'actor' | 'request'>): Promise<Mine> => {
    const own = await store.ownAdverts(db, actor.userId)
    const written = textLanguageOf(request.language, 'en')
    const name = own.length === 0 ? '' : await nameOfReader(db, actor.userId, written)
    const Items = own.map((advert) => {
      const words = { title: advert.title as Trilingual, body: advert.body as Trilingual }
      const { title, subject } = messageIn(words, written, { name })
      return {
        ID: advert.id,
        Title: title,
        Html: subject,
        PictureID: advert.picture_file_id,
        Address: advert.link_kind === 'none' ? null : linkAddress(secrets, advert.personId, 'web'),
        EndsOn: advert.ends_on,
        IsNew: !advert.isShown,
        IsRead: advert.isRead,
      }
    })
    return {
      Items,
      NewCount: Items.filter(({ IsNew }) => IsNew).length,
      UnreadCount: Items.filter(({ IsRead }) => !IsRead).length,
    }
  }

export const getTraineeAdvertisementNotify = (
  parts: NoticeParts,
): Handler<typeof calls.getTraineeAdvertisementNotify> => mine(parts)
export const getInstructorAdvertisementNotify = (
  parts: NoticeParts,
): Handler<typeof calls.getInstructorAdvertisementNotify> => mine(parts)
export const getCustomerAdvertisementNotify = (
  parts: NoticeParts,
): Handler<typeof calls.getCustomerAdvertisementNotify> => mine(parts)

export const submitAdvertisementNotifyAsRead: Handler<typeof calls.submitAdvertisementNotifyAsRead> = async ({
  db,
  actor,
  body,
  now,
}) => {
  if (!(await store.markRead(db, actor.userId, body.ID, now))) refuse(notFound)
  return { Done: true }
}

export const submitAllAdvertisementNotifyAsRead: Handler<typeof calls.submitAllAdvertisementNotifyAsRead> = async ({
  db,
  actor,
  now,
}) => {
  await store.markRead(db, actor.userId, null, now)
  return { Done: true }
}

export const submitAdvertisementNotifyAsShown: Handler<typeof calls.submitAdvertisementNotifyAsShown> = async ({
  db,
  actor,
  body,
  now,
}) => {
  await store.markShown(db, actor.userId, body.IDs, now)
  return { Done: true }
}

/** It leads on also when the advert is over: whoever kept the letter wants to read of it. */
export const followAdvert =
  ({ secrets }: NoticeParts): Handler<typeof calls.followAdvert> =>
  async ({ db, body, now }) => {
    const personId = followerIn(secrets, body.Key)
    const follower = personId === null ? undefined : await follow(db, personId, body.Way, now)
    if (!follower) refuse(notFound)
    const link = {
      kind: follower.linkKind as LinkKind,
      id: follower.linkId,
      code: follower.linkKind === 'class' ? await codeOfClass(db, follower.linkId) : '',
    }
    return { Address: addressOfLink(link, follower.kind) ?? refuse(notFound) }
  }
