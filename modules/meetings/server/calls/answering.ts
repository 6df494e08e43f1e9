import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { meetingsCalls as calls } from '../../contract/calls.ts'
import { canAnswer } from '../../rules/meeting.ts'
import { answerInvitation } from '../acts/answering.ts'
import { doingOf } from '../acts/doing.ts'
import { invitationOf, type Whose } from '../store/invitees.ts'

async function shown(asked: Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'actor'>, whose: Whose) {
  const { isOver, ...invitation } = (await invitationOf(asked.db, whose, await doingOf(asked))) ?? refuse(notFound)
  return { ...invitation, CanAnswer: canAnswer({ state: invitation.State, isOver }) }
}

export const getInvitation: Handler<typeof calls.getInvitation> = (asked) => shown(asked, { code: asked.query.Code })

export const getOwnInvitation: Handler<typeof calls.getOwnInvitation> = (asked) =>
  shown(asked, { meetingId: asked.query.ID, actor: asked.actor })

export const answerByCode: Handler<typeof calls.answerByCode> = async (asked) => {
  await answerInvitation(await doingOf(asked), 'answerByCode', { code: asked.body.Code }, asked.body.Answer)
  return { Done: true }
}

export const answerMyself: Handler<typeof calls.answerMyself> = async (asked) => {
  const { ID, Answer } = asked.body
  await answerInvitation(await doingOf(asked), 'answerMyself', { meetingId: ID, actor: asked.actor }, Answer)
  return { Done: true }
}
