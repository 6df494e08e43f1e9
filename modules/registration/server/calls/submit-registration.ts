import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { doingOf, moved, take } from '../perform.ts'
import { classVisit } from '../store/upcoming.ts'
import { submit } from '../submit.ts'

export const submitRegistration: Handler<typeof calls.submitRegistration> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'submit')
  return moved(await submit(doing, registration, await classVisit(asked.db, registration.classId)))
}
