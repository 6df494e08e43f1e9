import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { approve } from '../approve.ts'
import { doingOf, moved, take } from '../perform.ts'

export const approveRegistration: Handler<typeof calls.approveRegistration> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'approve')
  return moved(await approve(doing, registration, asked.body.IfFull))
}
