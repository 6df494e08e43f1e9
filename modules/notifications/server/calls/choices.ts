import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { passes } from '#platform/shared/access.ts'
import { actSent, type ActName } from '#platform/shared/record/act.ts'
import { isOptional, topics, type Topic } from '#platform/shared/record/notice-topics.ts'
import { mailActs } from '../../contract/acts.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { noticeSettings } from '../../contract/settings.ts'
import { toldAs } from '../../rules/told-as.ts'
import { choosing } from '../acts/noun.ts'
import type { AllNotices } from '../notices/all.ts'
import { mailedTopics, toldTopics } from '../notices/told-topics.ts'
import * as store from '../store/choices.ts'
import { dropQuietHours, keepQuietHours, quietHoursOf } from '../store/quiet-hours.ts'

/** What may be chosen, by what these notices tell. */
export const getMailChoices =
  (notices: () => AllNotices): Handler<typeof calls.getMailChoices> =>
  async ({ db, actor }) => {
    const roles = toldAs(actor.role, passes('adminTrainingCoordinator', actor.role, actor.permissions))
    const { userId } = actor
    const [kinds, chosen, quiet, { dailyMailHour }] = await Promise.all([
      store.mailedKinds(db),
      store.choicesOf(db, userId),
      quietHoursOf(db, [userId]).then((found) => found.get(userId)),
      settings(db, noticeSettings),
    ])
    // What is written by hand may go to anybody.
    const told = new Set([...toldTopics(notices(), roles), 'announcements'])
    const mailed = mailedTopics(notices(), roles, kinds)
    const itemOf = (Topic: Topic) => {
      const { rings, mail, pushed } = chosen.get(Topic) ?? store.everything
      const IsFixed = !isOptional(Topic)
      const Mail = mailed.has(Topic) ? (IsFixed ? ('now' as const) : mail) : null
      return { Topic, IsFixed, Rings: IsFixed || rings, Mail, IsPushed: pushed }
    }
    return {
      Items: topics.filter((topic) => told.has(topic)).map(itemOf),
      Quiet: quiet ? { From: quiet.from, To: quiet.to } : null,
      DailyAt: `${String(dailyMailHour).padStart(2, '0')}:00`,
    }
  }

type Choosing = Pick<Asked<unknown>, 'db' | 'actor' | 'audit'>
async function chosen({ db, actor, audit }: Choosing, topic: Topic | null, act: ActName<typeof mailActs>) {
  await writeFact({ db, record: audit }, choosing, { accountId: actor.userId, topic }, act)
}

export const saveMailChoice: Handler<typeof calls.saveMailChoice> = async (asked) => {
  const { db, actor, body } = asked
  if (await store.choose(db, actor.userId, body.Topic, { mail: body.Mail }))
    await chosen(asked, body.Topic, actSent(mailActs, calls.saveMailChoice, body))
  return { Done: true }
}

export const saveBellChoice: Handler<typeof calls.saveBellChoice> = async (asked) => {
  const { db, actor, body } = asked
  if (await store.choose(db, actor.userId, body.Topic, { rings: body.Rings }))
    await chosen(asked, body.Topic, actSent(mailActs, calls.saveBellChoice, body))
  return { Done: true }
}

export const savePushChoice: Handler<typeof calls.savePushChoice> = async (asked) => {
  const { db, actor, body } = asked
  if (await store.choose(db, actor.userId, body.Topic, { pushed: body.IsPushed }))
    await chosen(asked, body.Topic, actSent(mailActs, calls.savePushChoice, body))
  return { Done: true }
}

export const setQuietHours: Handler<typeof calls.setQuietHours> = async (asked) => {
  const { db, actor, body } = asked
  await keepQuietHours(db, actor.userId, { from: body.From, to: body.To })
  await chosen(asked, null, 'setQuietHours')
  return { Done: true }
}

export const endQuietHours: Handler<typeof calls.endQuietHours> = async (asked) => {
  if (await dropQuietHours(asked.db, asked.actor.userId)) await chosen(asked, null, 'endQuietHours')
  return { Done: true }
}
