import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccounts } from '#database/seeds/world/people.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'
import type { StaffRole } from '../rules/staff.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, sami: Asker, omar: Asker, salma: Asker, karim: Asker, layla: Asker
let found: { ID: number; Code: string }
let other: { ID: number; Code: string }
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[huda, nadia, sami, omar, salma, karim, layla] = (await Promise.all(
    ['huda', 'nadia', 'sami', 'omar', 'salma', 'karim', 'layla'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker, Asker, Asker]
  found = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-02-07', { BackupInstructorID: null }))
  other = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-03-07', { BackupInstructorID: null }))
  await sql`update people.instructor set is_examiner = true, is_practical_assessor = false where id = ${ids.salma}`.execute(
    server.db,
  )
})
afterAll(() => server.close())

const staff = async (asker: Asker = huda) =>
  (await asker.send(calls.getCourseClass, { ID: found.ID })).Staff.map((each) => [each.Role, each.Name.en, each.State])
const give = async (Role: StaffRole, who: { InstructorID: number } | { UserID: number }, asker: Asker = huda) => {
  const { Version } = await huda.send(calls.getCourseClass, { ID: found.ID })
  return { ID: found.ID, body: { ...who, Role, Version }, asker }
}
const gives = async (...asked: Parameters<typeof give>) => {
  const { asker, ...input } = await give(...asked)
  return asker.send(calls.askInstructor, input)
}
const refused = async (...asked: Parameters<typeof give>) => {
  const { asker, ...input } = await give(...asked)
  return refusalOf(asker.send(calls.askInstructor, input))
}
const placeOf = async (role: StaffRole) =>
  (await huda.send(calls.getCourseClass, { ID: found.ID })).Staff.find((each) => each.Role === role)!.ID

test('the coordinator who made the class is on its staff, beside the lead', async () => {
  expect(await staff()).toEqual([
    ['lead', 'Omar Alrawi', 'accepted'],
    ['coordinator', expect.any(String), 'accepted'],
  ])
})

test('an examiner is asked and answers; a place is for those whose record says so', async () => {
  expect(await refused('practicalAssessor', { InstructorID: ids.salma })).toMatchObject({
    code: 'staffNotFit',
    data: { role: 'practicalAssessor' },
  })
  expect((await refused('examiner', { InstructorID: ids.salma }, layla)).code).toBe('notAllowed')
  expect((await refused('evaluator', { InstructorID: ids.salma })).code).toBe('staffNotFit')
  const { Candidates } = await huda.send(calls.getStaffCandidates, { ID: found.ID, role: 'examiner' })
  expect(Candidates).toContainEqual(expect.objectContaining({ InstructorID: ids.salma, UserID: null }))

  await gives('examiner', { InstructorID: ids.salma })
  expect(await staff()).toContainEqual(['examiner', 'Salma Darwish', 'asked'])
  // On the staff she sees the class; its attendance is for those who teach it.
  expect((await salma.send(calls.getCourseClass, { ID: found.ID })).Code).toBe(found.Code)
  await salma.send(calls.accept, { courseClassID: found.ID })
  expect(await staff()).toContainEqual(['examiner', 'Salma Darwish', 'accepted'])
  expect((await audited(server.db, 'classes.askInstructor')).at(-1)).toMatchObject({
    subject_id: found.ID,
    after: { instructorId: ids.salma, role: 'examiner' },
  })
  // Once more in another place is asked anew: who examined is to teach.
  await gives('assistant', { InstructorID: ids.salma })
  expect((await staff()).filter(([, name]) => name === 'Salma Darwish')).toEqual([
    ['assistant', 'Salma Darwish', 'asked'],
  ])
})

test('evaluators are appointed, are told, and find the class first; nobody else is', async () => {
  expect((await refused('evaluator', { UserID: sami.accountId })).code).toBe('staffNotFit')
  expect((await refused('coordinator', { UserID: karim.accountId })).code).toBe('staffNotFit')
  const names = async () =>
    (await karim.send(calls.getCourseClassForDisplayName, {})).map((each) => each.Code).filter((code) => code !== '')
  expect((await names()).indexOf(other.Code)).toBeLessThan((await names()).indexOf(found.Code))
  await gives('evaluator', { UserID: karim.accountId })
  expect(await staff()).toContainEqual(['evaluator', expect.any(String), 'accepted'])
  expect((await names())[0]).toBe(found.Code)
  const mine = await karim.send(calls.getCourseClasses, { Mine: true })
  expect(mine.Items.map((each) => each.Code)).toEqual([found.Code])
  expect((await audited(server.db, 'classes.appoint')).at(-1)).toMatchObject({
    actor_id: huda.accountId,
    subject_id: found.ID,
    after: { accountId: karim.accountId, role: 'evaluator' },
  })
})

test('a new coordinator takes the place of the former; whoever lists the own classes finds it', async () => {
  const [second] = await addAccounts(server.db, [
    { email: 'rana@diwan.example', name_ar: 'رنا', name_en: 'Rana', role: 'trainingcoordinator' },
  ])
  await gives('coordinator', { UserID: second! })
  expect((await staff()).filter(([role]) => role === 'coordinator')).toEqual([['coordinator', 'Rana', 'accepted']])
  const { coordinator_id } = await server.db
    .selectFrom('classes.course_class')
    .where('id', '=', found.ID)
    .select('coordinator_id')
    .executeTakeFirstOrThrow()
  expect(coordinator_id).toBe(second)
})

test('whoever is released is so with the reason that was written, and the place is free', async () => {
  await huda.send(calls.releaseInstructor, { ID: await placeOf('evaluator'), reason: 'في إجازة' })
  expect((await audited(server.db, 'classes.releaseInstructor')).at(-1)).toMatchObject({
    data: expect.objectContaining({ reason: 'في إجازة' }) as unknown,
    before: { accountId: karim.accountId, role: 'evaluator' },
  })
  expect((await staff()).some(([role]) => role === 'evaluator')).toBe(false)
  await huda.send(calls.releaseInstructor, { ID: await placeOf('coordinator') })
  const seen = await huda.send(calls.getCourseClass, { ID: found.ID })
  expect(seen.CoordinatorName).toBeNull()
  expect((await refusalOf(omar.send(calls.releaseInstructor, { ID: seen.Staff[0]!.ID }))).code).toBe('notAllowed')
})
