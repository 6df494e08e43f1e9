import { writeFact } from '#platform/server/acts/write-act.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import type { Handler } from '#platform/server/handler.ts'
import { sanitizeLongText } from '#platform/server/apart/long-texts.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { nobodyToTell } from '../../contract/refusals.ts'
import { sending } from '../acts/noun.ts'
import { addToAll } from '../store/add-notification.ts'
import { audienceAccounts } from '../store/audience.ts'

export const sendNotification: Handler<typeof calls.sendNotification> = async ({ db, body, record }) => {
  const accounts = await audienceAccounts(db, {
    everyMember: body.SendToAll,
    classId: body.CourseClassID,
    traineeIds: body.Trainees,
    instructorIds: body.Instructors,
  })
  if (accounts.length === 0) refuse(nobodyToTell)
  const subject = await sanitizeLongText(body.Subject, 'Subject')
  await addToAll(db, accounts, { title: body.Title, subject })
  await publishLive(db, accounts, 'notification')
  const told = { recipients: accounts.length, everyMember: body.SendToAll }
  await writeFact({ db, record }, sending, { classId: body.CourseClassID ?? 0 }, 'sendNotification', told)
  return { message: 'notification sent successfully', recipientsCount: accounts.length }
}
