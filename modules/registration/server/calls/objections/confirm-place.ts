import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { mayConfirmPlace } from '../../../rules/actions.ts'
import { noun } from '../../acts/noun.ts'
import { writeMove } from '../../acts/move.ts'
import { doingOf, lockAsRead, moved } from '../../acts/perform.ts'
import { lockRegistration } from '../../acts/reached.ts'

export const confirmPlace: Handler<typeof calls.confirmPlace> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await lockAsRead(asked, doing, asked.body)
  const { main } = found.standing
  if (!mayConfirmPlace(found.standing, doing.party)) refuse(notNow, { action: 'confirmPlace', state: main })
  await writeAct(doing, noun, found, 'confirmPlace', { set: { place_asked: false } })
  await writeMove(doing, found, { action: 'confirmPlace', track: 'main', from: main, to: main })
  return moved(await lockRegistration(doing.db, asked.actor, found.id, doing))
}
