import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { instructorCalls, organizationCalls, traineeCalls } from '../../contract/calls.ts'
import { removePerson } from '../remove-person.ts'
import { findInstructor, removeInstructor } from '../store/instructors.ts'
import { findOrganization, removeOrganization } from '../store/organizations.ts'
import { removeTrainee } from '../store/trainee-writes.ts'
import { findTrainee } from '../store/trainees.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'>

/** Who it was, for whoever asks later. */
const goneOf = ({ Code, FullName, Email }: { Code: string; FullName: unknown; Email: string | null }) => ({
  code: Code,
  name: FullName,
  email: Email,
})

async function trainee(asked: Asking, id: number): Promise<void> {
  const { db, actor, record } = asked
  const found = (await findTrainee(db, actor, id)) ?? refuse(notFound)
  await removePerson(asked, { name: found.FullName, accountId: found.account_id }, () => removeTrainee(db, id))
  await record({ kind: 'traineeDeleted', subject: ['trainee', id], data: { code: found.Code }, before: goneOf(found) })
}

async function instructor(asked: Asking, id: number): Promise<void> {
  const { db, record } = asked
  const found = (await findInstructor(db, id)) ?? refuse(notFound)
  await removePerson(asked, { name: found.FullName, accountId: found.account_id }, () => removeInstructor(db, id))
  await record({
    kind: 'instructorDeleted',
    subject: ['instructor', id],
    data: { code: found.Code },
    before: goneOf(found),
  })
}

export const deleteTrainee: Handler<typeof traineeCalls.deleteTrainee> = async (asked) => {
  await trainee(asked, asked.query.ID)
  return { Done: true }
}

export const deleteTrainees: Handler<typeof traineeCalls.deleteTrainees> = async (asked) => {
  for (const id of asked.body.IDs) await trainee(asked, id)
  return { Done: true }
}

export const deleteInstructor: Handler<typeof instructorCalls.deleteInstructor> = async (asked) => {
  await instructor(asked, asked.query.ID)
  return { Done: true }
}

export const deleteInstructors: Handler<typeof instructorCalls.deleteInstructors> = async (asked) => {
  for (const id of asked.body.IDs) await instructor(asked, id)
  return { Done: true }
}

export const deleteOrganization: Handler<typeof organizationCalls.deleteOrganization> = async (asked) => {
  const { db, query, record } = asked
  const found = (await findOrganization(db, query.ID)) ?? refuse(notFound)
  await removePerson(asked, { name: found.Name, accountId: found.account_id }, () => removeOrganization(db, query.ID))
  await record({
    kind: 'organizationDeleted',
    subject: ['organization', query.ID],
    data: { code: found.Code },
    before: { code: found.Code, name: found.Name, email: found.ContactEmail },
  })
  return { Done: true }
}
