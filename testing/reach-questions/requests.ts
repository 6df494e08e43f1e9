import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

const asked = {
  topic: 'x',
  trainees: 1,
  language: 'ar',
  contact_name: 'x',
  contact_email: 'x@example.com',
  created_by: 1,
} as const

/** What Nile asked for and what Layla did, and a draft of hers. */
export async function stageRequests(
  { db }: TestServer,
  { nile, layla }: { readonly nile: number; readonly layla: number },
): Promise<Record<string, number>> {
  const add = async (number: string, row: { organization_id?: number; trainee_id?: number; state: string }) =>
    (
      await db
        .insertInto('requests.course_request')
        .values({ ...asked, number, ...row })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  return {
    requestOfNile: await add('CR-NILE', { organization_id: nile, state: 'submitted' }),
    requestOfLayla: await add('CR-LAYLA', { trainee_id: layla, state: 'submitted' }),
    draftRequestOfNile: await add('CR-DRAFT', { organization_id: nile, state: 'draft' }),
  }
}

export const requestQuestions: Readonly<Record<string, Question>> = {
  courseRequest: async (asker, ID) => {
    const alone = await answers(asker, 'GET /api/CourseRequest/GetCourseRequest', { ID })
    const listed = await answers(asker, 'GET /api/CourseRequest/GetCourseRequests', { pageSize: 100 })
    return admitted({ alone, listed }, (answer, way) =>
      way === 'alone' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    )
  },
}
