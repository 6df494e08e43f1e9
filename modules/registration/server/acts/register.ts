import { writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { visaStart } from '../../rules/desk/visa-need.ts'
import { insertRegistration, putExtras, type Wishes } from '../store/applications.ts'
import type { Registration } from '../store/registration.ts'
import { readiness, type traineeFacts, type Visit } from '../store/trainee.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'
import { lockRegistration } from './reached.ts'

/** Who is registered to which class, who pays, and what is wished beside the seat. */
export interface ToRegister {
  readonly classId: number
  readonly visit: Visit
  readonly trainee: NonNullable<Awaited<ReturnType<typeof traineeFacts>>>
  readonly payer: { readonly organizationId: number | null; readonly agreedAt: Date | null }
  readonly wishes: Wishes
  /** Agreed in a course request. */
  readonly isAgreed?: true
}

/** Makes the registration, as a draft; null where the trainee has a live one to this class: somebody was quicker. */
export async function register(
  doing: Doing,
  { classId, visit, trainee, payer, wishes, isAgreed }: ToRegister,
): Promise<Registration | null> {
  const { db, now } = doing
  const id = await insertRegistration(db, {
    code: await nextNumber(db, 'registration', now),
    classId,
    traineeId: trainee.traineeId,
    ...payer,
    isAgreed: isAgreed ?? false,
    // Who registers alone has said that they come.
    placeAsked: visit.organizationId !== null && doing.party !== 'trainee',
    visa: visaStart[readiness(trainee, visit, await settings(db, visaSettings)).need],
    wishes,
    now,
  })
  if (id === null) return null
  await putExtras(db, id, wishes.ExtraIDs)
  const registration = await lockRegistration(db, null, id, doing)
  await writeNew(doing, noun, registration, 'add')
  return registration
}
