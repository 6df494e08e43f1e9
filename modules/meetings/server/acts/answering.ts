import { writeAct } from '#platform/server/acts/write-act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { canAnswer, type Answer } from '../../rules/meeting.ts'
import * as store from '../store/invitees.ts'
import { inviteeNoun, type Doing } from './doing.ts'

/** Notes what somebody answers, until the meeting is over. The same again is the first. */
export async function answerInvitation(
  doing: Doing,
  act: 'answerByCode' | 'answerMyself',
  whose: store.Whose,
  answer: Answer,
): Promise<void> {
  const invitation = (await store.lockedInvitation(doing.db, whose, doing)) ?? refuse(notFound)
  if (!canAnswer(invitation)) refuse(notNow)
  if (invitation.answer === answer) return
  await writeAct(doing, inviteeNoun, invitation, act, { set: { answer, answered_at: doing.now } })
}
