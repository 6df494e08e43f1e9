import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/approve.ts'
import { stepFor } from '../acts/move.ts'
import { requireNothing } from '../acts/objections/settle.ts'
import { doingOf, moved, take } from '../acts/perform.ts'

export const approve: Handler<typeof calls.approve> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'approve')
  stepFor(doing, registration, 'approve')
  await requireNothing(doing, registration, 'approval')
  return moved(await acts.approve(doing, registration, asked.body.IfFull))
}
