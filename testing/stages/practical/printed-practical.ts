import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practicalCalls as calls } from '#modules/practical/contract/calls.ts'
import type coursePractical from '#modules/practical/documents/course-practical/document.ts'
import type generalPractical from '#modules/practical/documents/general-practical/document.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '../../server.ts'
import type { StagedClass } from '../stage-exam.ts'
import { signAll, stagePractical } from './stage-practical.ts'

const closed = { status: 403, code: 'reportClosed' }

/** Who opens a practical sheet on paper: staff as it stands, the trainee once the result is released. */
export function describePracticalSheet(
  kind: 'general' | 'course',
  document: typeof generalPractical | typeof coursePractical,
): void {
  describe(`the ${kind} practical sheet`, () => {
    const page = documentCall(document)
    let server: TestServer
    let staged: StagedClass
    beforeAll(async () => {
      server = await startTestServer()
      staged = await stagePractical(server)
    })
    afterAll(() => server.close())
    const open = async (who: 'huda' | 'omar' | 'karim' | 'salma' | 'layla' | 'mariam' | 'hany', more: object = {}) =>
      (await server.as(who)).send(page, { CourseClassID: staged.classId, ...more })

    test('empty, it opens for who plans and who is on the staff of the class, and for nobody else', async () => {
      for (const who of ['huda', 'omar', 'karim'] as const)
        expect((await open(who)).Content, who).toMatchObject({ Trainee: null, Degree: null, Edition: null })
      for (const who of ['salma', 'layla', 'hany'] as const)
        expect(await refusalOf(open(who)), who).toMatchObject(closed)
      expect(await refusalOf(server.anonymous.send(page, { CourseClassID: staged.classId }))).toMatchObject(closed)
    })

    test('filled in, it opens for staff as it is signed, and for the trainee once the result is released', async () => {
      const TraineeID = staged.traineeIds['layla']!
      const degree = await signAll(server, staged, kind)
      expect((await open('huda', { TraineeID })).Content).toMatchObject({
        Degree: degree,
        Assessors: [{ Name: { en: 'Omar Alrawi' } }],
        Trainee: { Code: expect.any(String) },
      })
      expect(await refusalOf(open('layla', { TraineeID }))).toMatchObject(closed)
      const huda = await server.as('huda')
      const { Version } = await huda.send(calls.getPracticalClass, { CourseClassID: staged.classId })
      await huda.send(calls.releasePractical, { body: { CourseClassID: staged.classId, Version } })
      expect((await open('layla', { TraineeID })).Content.Degree).toBe(degree)
      for (const who of ['mariam', 'salma', 'hany'] as const)
        expect(await refusalOf(open(who, { TraineeID })), who).toMatchObject(closed)
    })
  })
}
