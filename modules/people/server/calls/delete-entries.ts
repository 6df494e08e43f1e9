import { writeAct } from '#platform/server/acts/write-act.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Asked } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { signInAddress } from '../../contract/refusals.ts'
import { noun as instructorNoun } from '../acts/instructor-noun.ts'
import { lockInstructor, lockTrainee } from '../acts/take.ts'
import { noun as traineeNoun } from '../acts/trainee-noun.ts'
import { isSignInAddress, ownerOfEntry, removeEntry, type PersonList } from '../store/person-lists.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'record'> & { readonly query: { readonly ID: number } }

/** Deletes the entry; a file that it brought goes with it. The main entry that took its place stands in the record then. */
async function remove({ db, query: { ID } }: Asking, owner: 'trainee' | 'instructor', list: PersonList): Promise<void> {
  if (list === 'contact' && (await isSignInAddress(db, owner, ID))) refuse(signInAddress)
  // Somebody else may have deleted it while the record was waited for.
  const { file } = (await removeEntry(db, owner, list, ID)) ?? refuse(notFound)
  if (file !== null) await dropFile(db, file)
}

const ofTrainee = (list: PersonList) => async (asked: Asking) => {
  const id = (await ownerOfEntry(asked.db, 'trainee', list, asked.query.ID)) ?? refuse(notFound)
  const trainee = await lockTrainee(asked, id)
  await remove(asked, 'trainee', list)
  await writeAct(asked, traineeNoun, trainee, 'updateTrainee', { set: {} })
  return { Done: true } as const
}

const ofInstructor = (list: PersonList) => async (asked: Asking) => {
  const { actor } = asked
  const id = (await ownerOfEntry(asked.db, 'instructor', list, asked.query.ID)) ?? refuse(notFound)
  // Whoever plans classes reaches every instructor; the lists are the editors' and the person's own.
  if (id !== actor.instructorId && !passes('editor', actor.role, actor.permissions)) refuse(notFound)
  const instructor = await lockInstructor(asked, id)
  await remove(asked, 'instructor', list)
  await writeAct(asked, instructorNoun, instructor, 'updateInstructor', { set: {} })
  return { Done: true } as const
}

export const deletedEntries = {
  deleteTraineeContact: ofTrainee('contact'),
  deleteTraineeEducation: ofTrainee('education'),
  deleteTraineeAttachment: ofTrainee('attachment'),
  deleteInstructorContact: ofInstructor('contact'),
  deleteInstructorEducation: ofInstructor('education'),
  deleteInstructorLanguage: ofInstructor('language'),
  deleteInstructorArea: ofInstructor('area'),
  deleteInstructorSector: ofInstructor('sector'),
  deleteInstructorObtained: ofInstructor('obtained'),
  deleteInstructorAttachment: ofInstructor('attachment'),
}
