import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { addClasses, addCourses, enrol } from '#database/seeds/world/classes.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import type { Grouping, SubjectKey } from '../rules/subjects.ts'

/* What is counted once, and from when on. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const period = { From: '2026-01-01', To: '2026-12-31' }
const statistic = async (Subject: SubjectKey, By: Grouping) =>
  (await server.as('nadia')).send(calls.getStatistic, { Subject, By, ...period })

test('a paper counts once, however often its trainee had registered to the class, and also where no person had to mark it', async () => {
  server.at(onExamDay('08:00'))
  const [sami, layla] = [await server.as('sami'), await server.as('layla')]
  const { classId, courseId, traineeIds } = await stageClass(server.db, { trainees: ['layla'] })
  // She withdrew and came back.
  await server.db
    .updateTable('registration.registration')
    .set({ main: 'withdrawn' })
    .where('class_id', '=', classId)
    .execute()
  await enrol(server.db, classId, [traineeIds['layla']!])
  const closed = (await stageQuestions(sami, courseId)).slice(0, 3)
  const exam = await stageExam(sami, examFields(classId, closed))
  server.at(onExamDay('10:05'))
  const sitting = await sitExam(layla, exam.Code)
  await sitting.save(
    sitting.answer(1, ['Identify hazards'], server.now()),
    sitting.answer(2, ['Policy', 'Assurance'], server.now()),
    sitting.answer(3, ['false'], server.now()),
  )
  await sitting.submit()
  for (const by of ['course', 'nationality', 'organization'] as const) {
    const { Figures, Sum, Groups } = await statistic('exams', by)
    expect(Sum[Figures.indexOf('papers')], by).toBe(1)
    expect(Sum[Figures.indexOf('passed')], by).toBe(1)
    expect(Groups.length, by).toBe(1)
  }
  const rows = { Subject: 'exams' as const, Figure: 'papers', ...period }
  const { Items, Total } = await (await server.as('nadia')).send(calls.getCountedRows, rows)
  expect([Items.length, Total]).toEqual([1, 1])
})

test('a state lasts from the move that led into it, whatever was written down of it meanwhile', async () => {
  server.at('2026-03-11T08:00:00Z')
  const added = await addTrainees(server.db, 2)
  const [first, second] = (await Promise.all(added.map(({ email }) => server.as(email)))) as [Asker, Asker]
  const huda = await server.as('huda')
  const ClassID = await addClass(server.db, server.now(), { max: 1 })
  const register = async (who: Asker) => {
    const { ID } = await who.send(registrationCalls.add, { body: { ClassID } })
    await huda.send(registrationCalls.startReview, { body: { ID, Version: 2 } })
    await huda.send(registrationCalls.approve, { body: { ID, Version: 3, IfFull: 'waitlist' } })
    return ID
  }
  const [seated, waiting] = [await register(first), await register(second)]
  const versionOf = async (who: Asker, ID: number) =>
    (await who.send(registrationCalls.getRegistration, { ID })).Version

  // Five days later the seat is given back and offered on, and a day after that it is taken.
  server.at('2026-03-16T08:00:00Z')
  await first.send(registrationCalls.withdraw, { body: { ID: seated, Version: await versionOf(first, seated) } })
  server.at('2026-03-17T08:00:00Z')
  await second.send(registrationCalls.acceptOffer, { body: { ID: waiting, Version: await versionOf(second, waiting) } })

  const { Figures, Groups } = await statistic('decisions', 'state')
  const waited = Groups.find(({ Key }) => Key === 'waitlisted')!
  expect(waited.Values[Figures.indexOf('decisions')]).toBe(1)
  expect(waited.Values[Figures.indexOf('days')]).toBe(6)
})

test('what a credit note gave back does not count as paid', async () => {
  server.at('2026-03-18T08:00:00Z')
  const [added] = await addTrainees(server.db, 1)
  const [trainee, huda, nadia] = [await server.as(added!.email), await server.as('huda'), await server.as('nadia')]
  const ClassID = await addClass(server.db, server.now())
  const { ID } = await trainee.send(registrationCalls.add, { body: { ClassID } })
  const stands = () => huda.send(registrationCalls.getRegistration, { ID })
  const now = async () => ({ ID, Version: (await stands()).Version })
  await huda.send(registrationCalls.startReview, { body: await now() })
  await huda.send(registrationCalls.approve, { body: await now() })
  const { InvoiceID } = await huda.send(registrationCalls.sendInvoice, { body: await now() })
  const { Version: version } = await stands()
  await trainee.send(registrationCalls.uploadPaymentProof, {
    body: { RegistrationID: ID, Version: version, SwiftCode: 'SWIFT77' },
  })
  const [proof] = (await stands()).Proofs
  await huda.send(registrationCalls.verifyPayment, { body: { ...(await now()), ProofID: proof!.ID } })
  const { Version } = await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })
  const Lines = [{ Text: { ar: 'خصم' }, Quantity: 1, Minor: 20_000 }]
  await nadia.send(billingCalls.creditInvoice, { body: { ID: InvoiceID, Version, Reason: 'خُفضت الرسوم', Lines } })

  const { Figures, Groups } = await statistic('income', 'state')
  const paid = Groups.find(({ Key }) => Key === 'paid')!
  const of = (figure: string) => paid.Values[Figures.indexOf(figure)]
  expect([of('invoices'), of('open')]).toEqual([1, 0])
  expect(of('paid')).toBeGreaterThan(0)
  expect(of('paid')).toBe(of('invoiced'))
})

const classesIn = async (year: number, By: Grouping) =>
  (await server.as('huda')).send(calls.getStatistic, {
    Subject: 'classes',
    By,
    From: `${year}-01-01`,
    To: `${year}-12-31`,
  })

test('what there was in the year before alone is listed too: the numbers of the year before come to their sum', async () => {
  const [courseId] = await addCourses(server.db, [{ code: 'YEAR-BEFORE' }])
  await addClasses(server.db, [{ course_id: courseId!, starts_on: '2018-04-02' }])
  const byCourse = await classesIn(2019, 'course')
  const [nothing, before] = [
    [0, 0, 0, 0, null],
    [1, 10, 0, 10, 0],
  ]
  expect(byCourse).toMatchObject({ Sum: nothing, SumBefore: before })
  expect(byCourse.Groups).toMatchObject([{ Key: String(courseId), Values: nothing, Before: before }])
  const { Groups } = await classesIn(2019, 'month')
  expect(Groups).toHaveLength(12)
  expect(Groups.find(({ Key }) => Key === '2019-04')).toMatchObject({ Values: nothing, Before: before })
})

test('a group has its year before also where three hundred others had more rows in it', async () => {
  const codes = Array.from({ length: 301 }, (_, at) => ({ code: `MANY-${at}` }))
  const many = await addCourses(server.db, codes)
  const [few] = await addCourses(server.db, [{ code: 'FEW' }])
  await addClasses(server.db, [
    ...[...many, ...many].map((course_id) => ({ course_id, starts_on: '2014-04-02' as const })),
    { course_id: few!, starts_on: '2014-04-02' },
    { course_id: few!, starts_on: '2015-04-02' },
  ])
  const { Groups, IsCut } = await classesIn(2015, 'course')
  expect(Groups[0]).toMatchObject({ Key: String(few), Values: [1, 10, 0, 10, 0], Before: [1, 10, 0, 10, 0] })
  expect([Groups.length, IsCut]).toEqual([300, true])
})

test('of the rows behind a very large figure the first ten thousand are paged through, and no more are counted', async () => {
  await server.asOwner(`insert into catalogue.empty_search (day, words, origin)
    select date '2020-01-01' + n % 365, 'words ' || n, 'public' from generate_series(1, 10050) n`)
  const year = { From: '2020-01-01', To: '2020-12-31' }
  const nadia = await server.as('nadia')
  const { Figures, Sum } = await nadia.send(calls.getStatistic, { Subject: 'searches', By: 'kind', ...year })
  expect(Sum[Figures.indexOf('wordings')]).toBe(10_050)
  const behind = (more: object) =>
    nadia.send(calls.getCountedRows, { Subject: 'searches', Figure: 'wordings', ...year, pageSize: 100, ...more })
  const first = await behind({})
  expect([first.Total, first.Items.length, first.Items[0]!.Day]).toEqual([10_000, 100, '2020-12-30'])
  expect((await behind({ pageNum: 100 })).Items).toHaveLength(100)
  expect(await behind({ pageNum: 101 })).toMatchObject({ Items: [], Total: 10_000 })
  // Fewer days are there whole.
  expect((await behind({ From: '2020-07-01' })).Total).toBeLessThan(10_000)
})
