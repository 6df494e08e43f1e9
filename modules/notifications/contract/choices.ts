import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { optionalTopics, topics } from '#platform/shared/record/notice-topics.ts'
import { doneReply, timeOfDay } from '#platform/shared/shapes.ts'

/** When letters about a topic come: at once, told once a day together, or not at all. */
export const mailTimes = ['now', 'daily', 'off'] as const
export type MailTime = (typeof mailTimes)[number]

const quiet = { From: timeOfDay(), To: timeOfDay() }

export const getMailChoices = call({
  method: 'GET',
  path: '/api/UserNotifications/GetMailChoices',
  who: 'all',
  effect: 'reads',
  summary:
    'By topic how the caller is told: whether the bell rings, when letters come, whether browsers get a message; and when it is quiet.',
  reply: z.object({
    Items: z.array(
      z.object({
        Topic: z.enum(topics),
        /** Nobody silences the bell of these nor switches their letters off. */
        IsFixed: z.boolean(),
        Rings: z.boolean(),
        /** Null: no letter is about this. */
        Mail: z.enum(mailTimes).nullable(),
        IsPushed: z.boolean(),
      }),
    ),
    Quiet: z.object({ From: z.string(), To: z.string() }).nullable(),
    /** The hour of the academy at which the daily mail leaves. */
    DailyAt: z.string(),
  }),
  refusals: [],
})

const choice = {
  method: 'PUT',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  reply: doneReply,
  refusals: [],
} as const

export const saveMailChoice = call({
  ...choice,
  path: '/api/UserNotifications/SaveMailChoice',
  summary: 'When letters about one topic come to the caller. The bell goes on telling.',
  body: z.strictObject({ Topic: z.enum(optionalTopics, 'notAllowed'), Mail: z.enum(mailTimes, 'required') }),
})

export const saveBellChoice = call({
  ...choice,
  path: '/api/UserNotifications/SaveBellChoice',
  summary: 'Whether what is told about one topic counts in the bell of the caller. It is listed either way.',
  body: z.strictObject({ Topic: z.enum(optionalTopics, 'notAllowed'), Rings: z.boolean() }),
})

export const savePushChoice = call({
  ...choice,
  path: '/api/UserNotifications/SavePushChoice',
  summary: 'Whether browsers of the caller get a message about one topic.',
  body: z.strictObject({ Topic: z.enum(topics, 'notAllowed'), IsPushed: z.boolean() }),
})

export const QuietHoursToSave = z
  .strictObject(quiet)
  .refine(({ From, To }) => From !== To, { path: ['To'], error: 'sameTime' })

export const saveQuietHours = call({
  ...choice,
  path: '/api/UserNotifications/SaveQuietHours',
  summary: 'Between which times of day the caller gets neither messages nor letters that can wait.',
  body: QuietHoursToSave,
})

export const endQuietHours = call({
  ...choice,
  method: 'POST',
  path: '/api/UserNotifications/EndQuietHours',
  summary: 'The caller has no quiet hours any more. What waits leaves when they would have ended.',
  body: z.strictObject({}),
})
