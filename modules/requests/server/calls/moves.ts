import type { Asked, Handler } from '#platform/server/handler.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import { callOff } from '../acts/requests.ts'
import { doingOf } from '../acts/doing.ts'
import { follow } from '../acts/follow.ts'
import { move, moved, take } from '../acts/move.ts'

export const submit: Handler<typeof calls.submit> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await move(doing, request, 'submit', { set: { submitted_at: asked.now } }))
}

/** Whoever takes it sees to it from then on, unless somebody does already. */
export const takeUnderCosting: Handler<typeof calls.takeUnderCosting> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  const own = request.coordinator_id === null ? { coordinator_id: asked.actor.userId } : {}
  return moved(await move(doing, request, 'takeUnderCosting', { set: own }))
}

export const close: Handler<typeof calls.close> = async (asked) => {
  const doing = await doingOf(asked)
  return moved(await move(doing, await take(doing, asked.actor, asked.body), 'close'))
}

export const closeNominations: Handler<typeof calls.closeNominations> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await follow(doing, await move(doing, request, 'closeNominations')))
}

type Body = { ID: number; Version: number; Reason: string }
const off = (name: 'withdraw' | 'cancel') => async (asked: Asked<{ body: Body }>) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await callOff(doing, asked.actor, request, name, asked.body.Reason))
}
export const withdraw: Handler<typeof calls.withdraw> = off('withdraw')
export const cancel: Handler<typeof calls.cancel> = off('cancel')
