import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/approve.ts'
import { doingOf, moved, take } from '../acts/perform.ts'

export const approve: Handler<typeof calls.approve> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'approve')
  return moved(await acts.approve(doing, registration, asked.body.IfFull))
}
