import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import { actSent } from '#platform/shared/record/act.ts'
import { mailActs } from '../../contract/acts.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { isOptional, topics } from '#platform/shared/record/notice-topics.ts'
import { toldAs } from '../../rules/told-as.ts'
import { choosing } from '../acts/noun.ts'
import type { AllNotices } from '../notices/all.ts'
import { mailedTopics } from '../notices/mailed-topics.ts'
import * as store from '../store/mail-choices.ts'

/** What may be switched off, by what these notices tell. */
export const getMailChoices =
  (notices: () => AllNotices): Handler<typeof calls.getMailChoices> =>
  async ({ db, actor }) => {
    const roles = toldAs(actor.role, passes('adminTrainingCoordinator', actor.role, actor.permissions))
    const [mailed, off] = await Promise.all([store.mailedKinds(db), store.topicsOff(db, actor.userId)])
    const reached = mailedTopics(notices(), roles, mailed)
    return {
      Items: topics
        .filter((topic) => reached.has(topic))
        .map((Topic) => ({ Topic, IsFixed: !isOptional(Topic), IsMailed: !isOptional(Topic) || !off.has(Topic) })),
    }
  }

export const saveMailChoice: Handler<typeof calls.saveMailChoice> = async ({ db, actor, body, audit }) => {
  const { Topic, IsMailed } = body
  const act = actSent(mailActs, calls.saveMailChoice, body)
  if (await store.switchMail(db, actor.userId, Topic, IsMailed))
    await writeFact({ db, record: audit }, choosing, { accountId: actor.userId, topic: Topic }, act)
  return { Done: true }
}
