import { writeGone } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { instructorCalls, organizationCalls, traineeCalls } from '../../contract/calls.ts'
import { noun as instructorNoun } from '../acts/instructor-noun.ts'
import { noun as organizationNoun } from '../acts/organization-noun.ts'
import { removePerson } from '../acts/remove-person.ts'
import { noun as traineeNoun } from '../acts/trainee-noun.ts'
import { findInstructor, removeInstructor } from '../store/instructors.ts'
import { findOrganization, removeOrganization } from '../store/organizations.ts'
import { removeTrainee } from '../store/trainee-writes.ts'
import { findTrainee } from '../store/trainees.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'>

const personOf = (found: { ID: number; Code: string; account_id: number | null }) => ({
  id: found.ID,
  code: found.Code,
  accountId: found.account_id,
})

async function trainee(asked: Asking, id: number): Promise<void> {
  const { db, actor } = asked
  const found = (await findTrainee(db, actor, id)) ?? refuse(notFound)
  await writeGone(asked, traineeNoun, personOf(found), 'deleteTrainee', () =>
    removePerson(asked, { name: found.FullName, accountId: found.account_id }, () => removeTrainee(db, id)),
  )
}

async function instructor(asked: Asking, id: number): Promise<void> {
  const { db, actor } = asked
  const found = (await findInstructor(db, actor, id)) ?? refuse(notFound)
  await writeGone(asked, instructorNoun, personOf(found), 'deleteInstructor', () =>
    removePerson(asked, { name: found.FullName, accountId: found.account_id }, () => removeInstructor(db, id)),
  )
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
  const { db, actor, query } = asked
  const found = (await findOrganization(db, actor, query.ID)) ?? refuse(notFound)
  await writeGone(asked, organizationNoun, personOf(found), 'deleteOrganization', () =>
    removePerson(asked, { name: found.Name, accountId: found.account_id }, () => removeOrganization(db, query.ID)),
  )
  return { Done: true }
}
