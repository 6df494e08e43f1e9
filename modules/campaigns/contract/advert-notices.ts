import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, id, line, tooMany } from '#platform/shared/shapes.ts'
import { followedWays } from '../rules/advert.ts'

const notice = z
  .object({
    ID: z.int(),
    Title: z.string(),
    /** Safe HTML, in the caller's language. */
    Html: z.string(),
    PictureID: z.int().nullable(),
    /** Leads to what it speaks of and counts that it was followed; null where it leads nowhere. */
    Address: z.string().nullable(),
    EndsOn: z.iso.date(),
    /** It has not stood on the caller's home yet. */
    IsNew: z.boolean(),
    IsRead: z.boolean(),
  })
  .meta({ id: 'AdvertNotice' })
const reply = z.object({ Items: z.array(notice), NewCount: z.int(), UnreadCount: z.int() })

const mine = { method: 'GET', effect: 'reads', reply, refusals: [] } as const

export const getTraineeAdvertisementNotify = call({
  ...mine,
  path: '/api/Trainee/getTraineeAdvertisementNotify',
  who: 'trainee',
  summary: 'The adverts that run for the calling trainee, the newest first, twenty at most.',
})

export const getInstructorAdvertisementNotify = call({
  ...mine,
  path: '/api/Instructor/getInstructorAdvertisementNotify',
  who: 'instructor',
  summary: 'The adverts that run for the calling instructor, the newest first, twenty at most.',
})

export const getCustomerAdvertisementNotify = call({
  ...mine,
  path: '/api/Customer/getCustomerAdvertisementNotify',
  who: 'customer',
  summary: 'The adverts that run for the calling organization, the newest first, twenty at most.',
})

const mark = { method: 'POST', who: 'allExceptAdmin', effect: 'writes', repeatable: true, reply: doneReply } as const

export const submitAdvertisementNotifyAsRead = call({
  ...mark,
  path: '/api/Customer/SubmitAdvertisementNotifyAsRead',
  summary: 'Marks an advert that runs for the caller as read: it leaves the home.',
  body: z.strictObject({ ID: id() }),
  refusals: [],
})

export const submitAllAdvertisementNotifyAsRead = call({
  ...mark,
  path: '/api/Customer/SubmitAllAdvertisementNotifyAsRead',
  summary: 'Marks all adverts that run for the caller as read.',
  refusals: [],
})

export const submitAdvertisementNotifyAsShown = call({
  ...mark,
  path: '/api/Customer/SubmitAdvertisementNotifyAsShown',
  summary: 'Says that these adverts stood on the caller’s home: they are not new any more.',
  body: z.strictObject({ IDs: z.array(id()).min(1, 'required').max(20, tooMany) }),
  refusals: [],
})

export const followAdvert = call({
  method: 'POST',
  path: '/api/Advertisement/Follow',
  who: 'anonymous',
  effect: 'writes',
  repeatable: true,
  pastTheWall: 'The key of an advert says whose it is; from a letter nobody is signed in.',
  summary: 'Where the link of an advert leads, by its key; that it was followed is counted once for its reader.',
  body: z.strictObject({ Key: line(60), Way: z.enum(followedWays) }),
  reply: z.object({ Address: z.string() }),
  refusals: [],
})
