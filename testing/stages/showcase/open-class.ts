import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { TestServer } from '../../server.ts'
import { stageClass } from '../stage-exam.ts'

export interface OpenClass {
  readonly courseId: number
  readonly classId: number
  readonly startsOn: string
  /** Changes the class, straight in the table. */
  readonly set: (values: Updateable<DB['classes.course_class']>) => Promise<unknown>
  /** Changes the course. */
  readonly setCourse: (values: Updateable<DB['catalogue.course']>) => Promise<unknown>
}

/** A class of a course on offer that anybody may register to, and the server some days before it begins. */
export async function openClassOf(server: TestServer): Promise<OpenClass> {
  const { db } = server
  const { classId, courseId } = await stageClass(db, { instructors: ['salma'], trainees: [] })
  const set: OpenClass['set'] = (values) =>
    db.updateTable('classes.course_class').set(values).where('id', '=', classId).execute()
  const setCourse: OpenClass['setCourse'] = (values) =>
    db.updateTable('catalogue.course').set(values).where('id', '=', courseId).execute()
  await set({ state: 'open' })
  server.at('2026-02-20T08:00:00Z')
  return { courseId, classId, startsOn: '2026-03-01', set, setCourse }
}
