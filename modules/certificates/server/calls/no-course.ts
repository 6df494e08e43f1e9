import type { Handler } from '#platform/server/handler.ts'
import type { certificatesCalls as calls } from '../../contract/calls.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { listPeople } from '../store/no-course.ts'
import { deletePrepared, prepareWithoutCourse } from '../acts/no-course.ts'

export const getPeopleToCertify: Handler<typeof calls.getPeopleToCertify> = async ({ db, query }) => {
  const { rows, total } = await listPeople(db, query)
  return { Items: rows, Total: total }
}

export const askIssue: Handler<typeof calls.askIssue> = (asked) => {
  const { TraineeIDs, CertificateName, Description } = asked.body
  return prepareWithoutCourse(asked, { traineeIds: TraineeIDs, CourseName: CertificateName, Description: Description })
}

export const saveCertificateForNoCourse: Handler<typeof calls.saveCertificateForNoCourse> = (asked) => {
  const { TraineeIDs, CertificateName, Description } = asked.query
  const language = textLanguageOf(asked.request.language)
  return prepareWithoutCourse(asked, {
    traineeIds: TraineeIDs,
    CourseName: { [language]: CertificateName },
    Description: { [language]: Description },
  })
}

const deleteCertificates: Handler<typeof calls.delete> = async (asked) => {
  await deletePrepared(asked, asked.body.IDs)
  return { Done: true }
}

export { deleteCertificates as delete }
