import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { implement } from '#platform/server/handler.ts'
import { postOutside } from '#platform/server/outside/post.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { notificationsCalls } from '../contract/calls.ts'
import * as bell from './calls/bell.ts'
import {
  endQuietHours,
  getMailChoices,
  saveBellChoice,
  saveMailChoice,
  savePushChoice,
  setQuietHours,
} from './calls/choices.ts'
import { lettersByKey } from './calls/letters-by-key.ts'
import * as push from './calls/push.ts'
import * as templates from './calls/mail-templates.ts'
import * as statusMails from './calls/status-mails.ts'
import * as sending from './calls/send-notification.ts'
import { goOnSending } from './acts/send.ts'
import { notices as own } from './notices.ts'
import { noticesOf, type AllNotices } from './notices/all.ts'
import { ownData } from './own-data.ts'
import { sendDailyMails } from './acts/daily-mail.ts'
import { sendMessages } from './push/send-messages.ts'
import { sealedPushKey } from './store/push.ts'
import { proposalMail } from './acts/proposal-mail.ts'
import { datesOf } from './brought/dates.ts'
import { papersOf, type PaperParts } from './brought/papers.ts'
import { tellWhatHappened } from './tell-events.ts'

const moveNotices: Merging['move'] = async (db, { stays, closed }) => {
  if (stays === null || closed === null) return
  // Who was told of one fact under both accounts was told once.
  await sql`
    update notifications.notification n set account_id = ${stays} where account_id = ${closed}
      and not exists (select from notifications.notification o where o.account_id = ${stays}
        and (o.event_id = n.event_id and o.kind = n.kind or o.send_id = n.send_id))`.execute(db)
  // What the next daily mail was to tell goes to the account that still gets one.
  await sql`
    update notifications.digest_item d set account_id = ${stays} from notifications.notification n
    where d.account_id = ${closed} and n.id = d.notification_id and n.account_id = ${stays}`.execute(db)
  await sql`
    update notifications.send_person p set account_id = ${stays} where account_id = ${closed}
      and not exists (select from notifications.send_person o where o.account_id = ${stays} and o.send_id = p.send_id)`.execute(
    db,
  )
  // Who wanted no letters, or quiet nights, still does; where both accounts have chosen, the one that stays counts.
  await sql`
    update notifications.choice c set account_id = ${stays} where account_id = ${closed}
      and not exists (select from notifications.choice o where o.account_id = ${stays} and o.topic = c.topic)`.execute(
    db,
  )
  await sql`
    update notifications.quiet_hours set account_id = ${stays} where account_id = ${closed}
      and not exists (select from notifications.quiet_hours o where o.account_id = ${stays})`.execute(db)
}

/** `modules`: all of the academy's, which hand in who is told of their facts. */
interface Parts extends PaperParts {
  readonly audiences: sending.Audiences
  readonly secrets: Secrets
}

export function notificationsServer(parts: Parts): ModuleServer {
  let known: AllNotices | undefined
  const telling = { paperOf: papersOf(parts), datesOf: datesOf(parts) }
  const notices = () => (known ??= noticesOf(parts.modules()))
  return {
    name: 'notifications',
    implemented: [
      implement(notificationsCalls, {
        getUserNotification: bell.getUserNotification,
        getNewNotificationCount: bell.getNewNotificationCount,
        getUserNotifications: bell.getUserNotifications(notices),
        getNotificationGroups: bell.getNotificationGroups(notices),
        setGroupAsRead: bell.setGroupAsRead,
        getNotificationKind: bell.getNotificationKind,
        getNotificationKinds: bell.getNotificationKinds,
        setAllNotificationAsNotNew: bell.setAllNotificationAsNotNew,
        setAllNotificationAsRead: bell.setAllNotificationAsRead,
        setNotificationAsNotNew: bell.setNotificationAsNotNew,
        setNotificationAsRead: bell.setNotificationAsRead,
        getMailChoices: getMailChoices(notices),
        saveMailChoice,
        saveBellChoice,
        savePushChoice,
        setQuietHours,
        endQuietHours,
        ...lettersByKey(parts.secrets),
        ...push,
        sendNotification: sending.sendNotification(parts.audiences),
        sendGeneralNotification: sending.sendNotification(parts.audiences),
        countSendRecipients: sending.countSendRecipients(parts.audiences),
        getSendAudiences: sending.getSendAudiences(parts.audiences),
        getSends: sending.getSends,
        getSend: sending.getSend(parts.audiences),
        getSendPeople: sending.getSendPeople,
        stopSend: sending.stopSend,
        getSystemMailTemplates: templates.getSystemMailTemplates(notices),
        getSystemMailTemplate: templates.getSystemMailTemplate(notices),
        changeMailTemplate: templates.changeMailTemplate,
        restoreMailTemplate: templates.restoreMailTemplate,
        previewMailTemplate: templates.previewMailTemplate(notices),
        sendTestLetter: templates.sendTestLetter(notices),
        getLetterPictures: templates.getLetterPictures,
        getMailTemplates: statusMails.getMailTemplates,
        getMailTemplate: statusMails.getMailTemplate,
        changeStatusMail: statusMails.changeStatusMail,
        removeStatusMail: statusMails.removeStatusMail,
        restoreStatusMail: statusMails.restoreStatusMail,
        previewStatusMail: statusMails.previewStatusMail,
        testStatusMail: statusMails.testStatusMail,
        getMailPeople: statusMails.getMailPeople,
        getMailToPeople: statusMails.getMailToPeople,
        cordinatorSendMail: statusMails.cordinatorSendMail(parts.secrets),
      }),
    ],
    ownData,
    sealed: [sealedPushKey],
    jobs: [
      {
        name: 'notifications-daily-mail',
        cron: '*/10 * * * *',
        run: ({ db, now }) => sendDailyMails(db, now, parts),
      },
    ],
    proposalMail,
    merging: {
      counts: (id) => sql`
        select 'notices' as kind, count(*)::integer as count from notifications.notification n
        join people.trainee_facts t on t.account_id = n.account_id where t.trainee_id = ${id}`,
      move: moveNotices,
    },
    mergingInstructors: {
      counts: (id) => sql`
        select 'notices' as kind, count(*)::integer as count from notifications.notification n
        join people.instructor_facts i on i.account_id = n.account_id where i.instructor_id = ${id}`,
      move: moveNotices,
    },
    notices: own,
    listeners: [
      { channel: 'diwan_sends', everySeconds: 3, run: goOnSending },
      {
        channel: 'diwan_event',
        everySeconds: 10,
        run: ({ db, now, vault }) => tellWhatHappened(db, notices(), { now, vault, ...telling }),
      },
      {
        channel: 'diwan_push',
        everySeconds: 15,
        run: (work) => sendMessages({ ...work, publicUrl: parts.publicUrl, post: postOutside, now: () => new Date() }),
      },
    ],
  }
}
