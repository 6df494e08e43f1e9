import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { doingOf, moved, take } from '../acts/perform.ts'
import { classVisit } from '../store/upcoming.ts'
import * as acts from '../acts/submit.ts'

export const submit: Handler<typeof calls.submit> = async (asked) => {
  const doing = await doingOf(asked)
  const registration = await take(asked, doing, asked.body, 'submit')
  return moved(await acts.submit(doing, registration, await classVisit(asked.db, registration.classId)))
}
