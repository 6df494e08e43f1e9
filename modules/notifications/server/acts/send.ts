import type { Database } from '#platform/server/database.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import { wordsOfLetter } from '#platform/server/mail/merge/words.ts'
import type { ListenerWork } from '#platform/server/module.ts'
import { pushText } from '../../rules/push-text.ts'
import { channelsOf } from '../channels.ts'
import { queueMessages } from '../store/push.ts'
import * as store from '../store/sends.ts'

/** So many are told within the call itself, so that what goes to a class has arrived when it answers. */
export const toldAtOnce = 200
const aStep = 100
/** Between two steps: whoever else asks the database in this moment is not kept waiting by a sending. */
const pauseMs = 40

/** The topic of the live stream that says how far a sending is. */
export const sendTopic = 'send'
/** A browser shows a line of it: reading 200,000 signs for that would hold up everybody else. */
const enoughToPush = 10_000
/** What people choose about what is written by hand. */
const topic = 'announcements'

/** Goes on with everything that is being sent, in steps of one transaction each; in any process, at any moment. */
export async function goOnSending({ db, now, isStopped }: Pick<ListenerWork, 'db' | 'now' | 'isStopped'>) {
  const failures: unknown[] = []
  for (const id of await store.goingSends(db)) {
    try {
      for (;;) {
        if (isStopped?.()) return
        if (!(await db.transaction().execute((tx) => tellSome(tx, id, aStep, now)))) break
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'what is being sent could not go on')
}

/**
 * Tells the next people of a sending: the notification and a message to their browsers, as each has chosen. Answers
 * whether somebody still waits; false also where another process is at it.
 */
export async function tellSome(db: Database, id: number, most: number, now: Date): Promise<boolean> {
  const send = await store.freeSend(db, id)
  if (!send) return false
  const next = await store.nextToTell(db, id, most)
  const accounts = next.filter(({ isActive }) => isActive).map(({ accountId }) => accountId)
  const leftOut = next.filter(({ isActive }) => !isActive).map(({ accountId }) => accountId)
  const channelsFor = await channelsOf(db, accounts, topic, now)
  await store.addSent(
    db,
    send,
    accounts.map((accountId) => ({ accountId, rings: channelsFor(accountId).rings })),
  )
  const body = pushText(topic, wordsOfLetter(send.subject.slice(0, enoughToPush)))
  await queueMessages(
    db,
    accounts
      .filter((accountId) => channelsFor(accountId).pushed)
      .map((accountId) => ({
        accountId,
        title: send.title,
        body,
        href: '/Notifications',
        at: channelsFor(accountId).pushAt,
      })),
  )
  await store.markPeople(db, id, accounts, 'told', now)
  if (leftOut.length > 0) await store.markPeople(db, id, leftOut, 'leftOut', now)
  await store.countTold(db, id, { told: accounts.length, leftOut: leftOut.length }, now)
  await publishLive(db, accounts, 'notification')
  await publishLive(db, [send.made_by], sendTopic, id)
  return next.length === most
}
