import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { registrationCalls as calls } from '../../contract/calls.ts'
import { nobodyReady, notAllReady } from '../../contract/refusals.ts'
import { doingOf } from '../acts/perform.ts'
import { register } from '../acts/register.ts'
import { sendable } from '../acts/sendable.ts'
import { submit } from '../acts/submit.ts'
import { requireWishes } from '../acts/wishes.ts'

export const checkTrainees: Handler<typeof calls.checkTrainees> = async (asked) => {
  const { found, people } = await sendable(asked, asked.body)
  return {
    SeatsLeft: Math.max(0, found.maxTrainees - found.seatsTaken),
    People: people.map(({ trainee, verdict, missing, missingCourses, code }) => ({
      TraineeID: trainee.traineeId,
      TraineeCode: trainee.traineeCode,
      TraineeName: { ar: trainee.nameAr, en: trainee.nameEn },
      Verdict: verdict,
      Missing: missing,
      MissingCourses: missingCourses,
      RegistrationCode: code,
    })),
  }
}

export const sendTrainees: Handler<typeof calls.sendTrainees> = async (asked) => {
  const { db, body, now } = asked
  const doing = await doingOf(asked)
  const { organizationId, found, people } = await sendable(asked, body)
  const ready = people.filter(({ verdict }) => verdict === 'ready')
  if (ready.length === 0) refuse(nobodyReady)
  if (!body.OnlyReady && ready.length < people.length) refuse(notAllReady, { count: people.length - ready.length })
  await requireWishes(db, body)
  const payer = { organizationId: found.organizationId ?? organizationId, agreedAt: now }
  let sent = 0
  for (const { trainee } of ready) {
    const registration = await register(doing, { classId: body.ClassID, visit: found, trainee, payer, wishes: body })
    if (registration) {
      await submit(doing, registration, found)
      sent++
    } else if (!body.OnlyReady) refuse(notAllReady, { count: 1 })
  }
  if (sent === 0) refuse(nobodyReady)
  return { Sent: sent, Left: people.length - sent }
}
