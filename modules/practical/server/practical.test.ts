import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#platform/shared/call.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { addAssessor, stagePractical, stageSheets } from '#testing/stages/practical/stage-practical.ts'
import { tellNews } from '#testing/stages/told.ts'
import type { Asker } from '#testing/asker.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { practicalCalls as calls } from '../contract/calls.ts'
import generalPractical from '../documents/general-practical/document.ts'

let server: TestServer
let nadia: Asker
let huda: Asker
let karim: Asker
let omar: Asker
let layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  nadia = await server.as('nadia')
  huda = await server.as('huda')
  karim = await server.as('karim')
  omar = await server.as('omar')
  layla = await server.as('layla')
})
afterAll(() => server.close())

type Class = Output<typeof calls.getPracticalClass>
const read = (who: Asker, CourseClassID: number) => who.send(calls.getPracticalClass, { CourseClassID })
const personOf = (shown: Class, TraineeID: number) => shown.People.find((person) => person.TraineeID === TraineeID)!
let clock = Date.parse('2026-03-05T08:00:00Z')

/** Degrees for the questions of one sheet, in their order. */
async function give(
  who: Asker,
  staged: StagedClass,
  trainee: string,
  kind: 'general' | 'course',
  degrees: readonly number[],
  version: number | null = null,
) {
  const shown = await read(who, staged.classId)
  const items = shown.Items.filter(({ Kind }) => Kind === kind)
  const GivenAt = new Date((clock += 1000)).toISOString()
  return who.send(calls.saveTraineePractical, {
    body: {
      CourseClassID: staged.classId,
      TraineeID: staged.traineeIds[trainee]!,
      Kind: kind,
      Degrees: degrees.map((Degree, at) => ({ ItemID: items[at]!.ID, Degree, GivenAt, Version: version })),
    },
  })
}
const sign = (who: Asker, staged: StagedClass, trainee: string, Kind: 'general' | 'course', IsAbsent = false) =>
  who.send(calls.signPractical, {
    body: { CourseClassID: staged.classId, TraineeID: staged.traineeIds[trainee]!, Kind, IsAbsent },
  })

describe('sheets', () => {
  const question = { Text: { ar: 'السلامة', en: 'Safety' }, MaxDegree: 10, IsActive: true }

  test('a question is added last, changed, put in order and deleted; who does not plan keeps none', async () => {
    const { courseId } = await stageClass(server.db)
    await server.db
      .updateTable('catalogue.course')
      .set({ practical_pass_percent: 60 })
      .where('id', '=', courseId)
      .execute()
    const add = (more: object = {}, who = huda) =>
      who.send(calls.addPracticalQuestion, { body: { ...question, CourseID: courseId, ...more } })
    const [one, two] = [await add(), await add({ Text: { ar: 'الدقة' } })]
    const listed = async (more: object = {}) =>
      (await huda.send(calls.getPracticalQuestions, { Kind: 'course', CourseID: courseId, ...more })).Items
    expect((await listed()).map(({ ID }) => ID)).toEqual([one.ID, two.ID])
    await huda.send(calls.orderPracticalQuestions, { body: { CourseID: courseId, IDs: [two.ID, one.ID] } })
    expect((await listed()).map(({ ID }) => ID)).toEqual([two.ID, one.ID])
    expect((await listed({ search: 'الدقة' })).map(({ ID }) => ID)).toEqual([two.ID])
    const body = { ...question, MaxDegree: 7.5, Version: one.Version }
    await huda.send(calls.editPracticalQuestion, { ID: one.ID, body })
    expect(await huda.send(calls.getPracticalQuestion, { ID: one.ID })).toMatchObject({
      MaxDegree: 7.5,
      Kind: 'course',
    })
    expect((await refusalOf(huda.send(calls.editPracticalQuestion, { ID: one.ID, body }))).code).toBe(
      'changedMeanwhile',
    )
    const [change] = await audited(server.db, 'practical.editPracticalQuestion')
    expect(change).toMatchObject({ data: { courseId }, before: { maxDegree: 10 }, after: { maxDegree: 7.5 } })
    expect(await huda.send(calls.getPracticalSheet, { CourseID: courseId })).toMatchObject({
      Questions: 2,
      MaxDegree: 17.5,
      Edition: 0,
    })
    await huda.send(calls.deletePracticalQuestion, { ID: two.ID })
    expect((await refusalOf(huda.send(calls.getPracticalQuestion, { ID: two.ID }))).status).toBe(404)
    for (const MaxDegree of [0, 0.3, 1001])
      expect((await refusalOf(add({ MaxDegree }))).fields, String(MaxDegree)).toMatchObject([{ path: 'MaxDegree' }])
    for (const who of [omar, karim, layla]) expect((await refusalOf(add({}, who))).status).toBe(403)
    await server.db
      .updateTable('catalogue.course')
      .set({ practical_pass_percent: null })
      .where('id', '=', courseId)
      .execute()
    expect((await refusalOf(add())).code).toBe('noPracticalPart')
  })

  test('a second assessor is asked for by sheet, and who has saved meanwhile is told', async () => {
    const before = await huda.send(calls.getPracticalSheet, {})
    const body = { CourseID: null, AsksSecond: true, Version: before.Version }
    const saved = await huda.send(calls.savePracticalSheet, { body })
    expect((await refusalOf(huda.send(calls.savePracticalSheet, { body }))).code).toBe('changedMeanwhile')
    expect(await huda.send(calls.getPracticalSheet, {})).toMatchObject({ AsksSecond: true, CourseID: null })
    await huda.send(calls.savePracticalSheet, { body: { ...body, AsksSecond: false, Version: saved.Version } })
    expect((await refusalOf(omar.send(calls.savePracticalSheet, { body }))).status).toBe(403)
  })
})

describe('marking', () => {
  test('a class keeps the sheets that it began with, and a question on them is not deleted', async () => {
    const staged = await stagePractical(server)
    await give(omar, staged, 'layla', 'general', [8])
    const items = (await read(huda, staged.classId)).Items
    const general = items.filter(({ Kind }) => Kind === 'general')
    const { Version } = await huda.send(calls.getPracticalQuestion, { ID: general[0]!.ID })
    await huda.send(calls.editPracticalQuestion, {
      ID: general[0]!.ID,
      body: { Text: { ar: 'نص آخر' }, MaxDegree: 4, IsActive: true, Version },
    })
    expect((await read(huda, staged.classId)).Items).toEqual(items)
    expect((await read(huda, staged.classId)).Sheets.map(({ Kind }) => Kind)).toEqual(['general', 'course'])
    const next = await stagePractical(server, { course: 'SMS-101', sheets: false })
    expect((await read(huda, next.classId)).Items[0]).toMatchObject({ MaxDegree: 4 })
    await give(omar, next, 'layla', 'general', [3])
    const numbers = async (classId: number) => (await read(huda, classId)).Sheets.map(({ Edition }) => Edition)
    expect((await numbers(next.classId))[0]).toBe((await numbers(staged.classId))[0]! + 1)
    expect((await numbers(next.classId))[1]).toBe((await numbers(staged.classId))[1])
    expect((await refusalOf(huda.send(calls.deletePracticalQuestion, { ID: general[0]!.ID }))).code).toBe(
      'practicalItemInUse',
    )
  })

  test('degrees are kept as they come, sent again they have the effect of once, and each change is in the audit', async () => {
    const staged = await stagePractical(server)
    const first = await give(omar, staged, 'layla', 'general', [8, 4.25])
    expect(first.Degrees).toMatchObject([
      { Outcome: 'saved', Degree: 8, Version: 1, By: { en: 'Omar Alrawi' } },
      { Outcome: 'saved', Degree: 4.25, Version: 1 },
    ])
    const events = async () =>
      (
        await server.db
          .selectFrom('platform.event')
          .where('kind', '=', 'practical.saveTraineePractical')
          .select('id')
          .execute()
      ).length
    const before = await events()
    expect((await give(omar, staged, 'layla', 'general', [8, 4.25])).Degrees.map(({ Version }) => Version)).toEqual([
      1, 1,
    ])
    expect(await events()).toBe(before)
    // His own later one counts, without having seen the one before.
    expect((await give(omar, staged, 'layla', 'general', [9])).Degrees).toMatchObject([
      { Outcome: 'saved', Degree: 9, Version: 2 },
    ])
    clock -= 3_600_000
    expect((await give(omar, staged, 'layla', 'general', [2])).Degrees).toMatchObject([
      { Outcome: 'overtaken', Degree: 9 },
    ])
    clock += 3_600_000
    const kept = (await audited(server.db, 'practical.changePracticalDegree')).at(-1)
    expect(kept).toMatchObject({ before: { degree: 8 }, after: { degree: 9 }, data: { classId: staged.classId } })
    expect(personOf(await read(omar, staged.classId), staged.traineeIds['layla']!).Markings).toMatchObject([
      { Kind: 'general', IsOwn: true, Given: 2, Actions: ['signPractical'] },
    ])
  })

  test('what another assessor has changed meanwhile stays and is told; seen, it may be written over', async () => {
    const staged = await stagePractical(server)
    await give(omar, staged, 'layla', 'general', [8])
    const theirs = await give(karim, staged, 'layla', 'general', [5])
    expect(theirs.Degrees).toMatchObject([{ Outcome: 'conflict', Degree: 8, Version: 1, By: { en: 'Omar Alrawi' } }])
    expect((await give(karim, staged, 'layla', 'general', [5], 1)).Degrees).toMatchObject([
      { Outcome: 'saved', Degree: 5, Version: 2 },
    ])
    expect((await give(omar, staged, 'layla', 'general', [8], 1)).Degrees).toMatchObject([
      { Outcome: 'conflict', Degree: 5 },
    ])
  })

  test('who is no assessor, whose class it is not, and what does not fit is refused', async () => {
    const staged = await stagePractical(server)
    const salma = await server.as('salma')
    const item = (await read(omar, staged.classId)).Items[0]!
    const body = {
      CourseClassID: staged.classId,
      TraineeID: staged.traineeIds['layla']!,
      Kind: 'general' as const,
      Degrees: [{ ItemID: item.ID, Degree: 1, GivenAt: '2026-03-05T08:00:00Z', Version: null }],
    }
    const put = (who: Asker, more: object = {}) =>
      refusalOf(who.send(calls.saveTraineePractical, { body: { ...body, ...more } }))
    expect((await put(salma)).status).toBe(404)
    for (const who of [huda, layla]) expect((await put(who)).status).toBe(403)
    const lower = (Degree: number) => ({ Degrees: [{ ...body.Degrees[0]!, Degree }] })
    expect(await put(omar, lower(item.MaxDegree + 1))).toMatchObject({
      status: 422,
      code: 'practicalDegreeOutOfRange',
      data: { max: item.MaxDegree },
    })
    expect((await put(omar, lower(0.3))).code).toBe('practicalDegreeOutOfRange')
    expect((await put(omar, { TraineeID: 999_999 })).status).toBe(404)
    expect((await put(omar, { Degrees: [{ ...body.Degrees[0]!, ItemID: 999_999 }] })).status).toBe(404)
    // On the staff, but no practical assessor by the record.
    await sql`update people.instructor set is_practical_assessor = false where email = 'omar@diwan.example'`.execute(
      server.db,
    )
    expect((await put(omar)).code).toBe('notAssessor')
    expect((await read(omar, staged.classId)).Bar).toBe('notAssessor')
    await sql`update people.instructor set is_practical_assessor = true where email = 'omar@diwan.example'`.execute(
      server.db,
    )
    // A trainee who may enter nothing of the class at all.
    expect((await refusalOf(read(salma, staged.classId))).status).toBe(404)
    expect((await refusalOf(read(layla, staged.classId))).status).toBe(403)
    const state = (state: 'cancelled' | 'confirmed' | 'open' | 'running', starts_on = '2026-03-01') =>
      server.db
        .updateTable('classes.course_class')
        .set({ state, starts_on, ends_on: '2099-12-31' })
        .where('id', '=', staged.classId)
        .execute()
    await state('open')
    expect((await put(omar)).code).toBe('practicalNotHeld')
    await state('confirmed', '2099-01-01')
    expect(await put(omar)).toMatchObject({ code: 'practicalNotBegun', data: { day: '2099-01-01' } })
    await state('running')
    const without = await stageClass(server.db, { course: 'GHO-110' })
    expect((await put(nadia, { CourseClassID: without.classId })).code).toBe('noPracticalPart')
  })

  test('a sheet is signed whole, by name and time; then its degrees are closed until the signature is taken back', async () => {
    const staged = await stagePractical(server)
    await give(omar, staged, 'layla', 'general', [8])
    expect(await refusalOf(sign(omar, staged, 'layla', 'general'))).toMatchObject({
      code: 'degreesMissing',
      data: { count: 1 },
    })
    expect((await refusalOf(sign(omar, staged, 'layla', 'general', true))).code).toBe('degreesGiven')
    await give(omar, staged, 'layla', 'general', [8, 4])
    const { MarkingID, Version, State } = await sign(omar, staged, 'layla', 'general')
    expect(State).toBe('settled')
    expect(personOf(await read(huda, staged.classId), staged.traineeIds['layla']!)).toMatchObject({
      Markings: [
        { Signed: { Name: { en: 'Omar Alrawi' }, At: expect.any(String) }, Actions: ['withdrawPracticalSignature'] },
      ],
      Percent: null,
    })
    expect((await refusalOf(give(omar, staged, 'layla', 'general', [1]))).code).toBe('practicalSigned')
    expect((await refusalOf(sign(omar, staged, 'layla', 'general'))).code).toBe('practicalSigned')
    const body = { MarkingID, Version, Reason: 'Wrong line' }
    expect((await refusalOf(karim.send(calls.withdrawPracticalSignature, { body }))).code).toBe('notNow')
    expect((await refusalOf((await server.as('salma')).send(calls.withdrawPracticalSignature, { body }))).status).toBe(
      404,
    )
    await omar.send(calls.withdrawPracticalSignature, { body })
    expect((await refusalOf(omar.send(calls.withdrawPracticalSignature, { body }))).code).toBe('changedMeanwhile')
    expect((await give(omar, staged, 'layla', 'general', [7])).Degrees).toMatchObject([{ Outcome: 'saved' }])
    const [withdrawn] = await audited(server.db, 'practical.withdrawPracticalSignature')
    expect(withdrawn).toMatchObject({ after: { reason: 'Wrong line' }, data: { seat: 1, kind: 'general' } })
    // Who did not come has 0 in everything.
    expect((await sign(omar, staged, 'mariam', 'general', true)).State).toBe('settled')
  })
})

describe('two assessors', () => {
  test('each gives theirs unseen; too far apart, a third decides or they agree', async () => {
    const staged = await stagePractical(server, { asksSecond: true })
    await addAssessor(server, staged.classId, 'salma')
    const salma = await server.as('salma')
    const of = async (who: Asker, trainee = 'layla') =>
      personOf(await read(who, staged.classId), staged.traineeIds[trainee]!)
    await give(omar, staged, 'layla', 'general', [10, 5])
    await give(salma, staged, 'layla', 'general', [6, 3])
    expect((await of(salma)).Markings.map(({ Seat, Degrees }) => [Seat, Degrees?.length ?? null])).toEqual([
      [1, null],
      [2, 2],
    ])
    expect((await of(huda)).Markings.map(({ Degrees }) => Degrees?.length)).toEqual([2, 2])
    await sign(omar, staged, 'layla', 'general')
    // Nor does the list of filled sheets tell, nor the sheet on paper.
    const percents = async (who: Asker) =>
      (await who.send(calls.getPracticalAnswers, { CourseClassID: staged.classId })).Items.map(({ Percent }) => Percent)
    const paper = { CourseClassID: staged.classId, TraineeID: staged.traineeIds['layla']! }
    const printed = async (who: Asker) => {
      const { Content } = await who.send(documentCall(generalPractical), paper)
      return [Content.Degree, Content.Items.map(({ Degree }) => Degree)]
    }
    for (const who of [salma, karim]) {
      expect((await percents(who)).toSorted()).toEqual([null, null])
      expect(await printed(who)).toEqual([null, [null, null]])
    }
    for (const who of [omar, huda]) {
      expect((await percents(who)).toSorted()).toEqual([100, null])
      expect(await printed(who)).toEqual([15, [10, 5]])
    }
    expect((await of(omar)).Markings.map(({ Degrees }) => Degrees?.length)).toEqual([2, 2])
    expect((await refusalOf(give(karim, staged, 'layla', 'general', [8, 4]))).code).toBe('assessorsTaken')
    expect((await sign(salma, staged, 'layla', 'general')).State).toBe('apart')
    expect((await tellNews(server, huda))[0]!.map(({ kind }) => kind)).toContain('practicalApart')
    expect((await of(huda)).Outcomes[0]).toMatchObject({ State: 'apart', Difference: 40 })
    await give(karim, staged, 'layla', 'general', [8, 4])
    expect((await sign(karim, staged, 'layla', 'general')).State).toBe('settled')

    // Of Mariam they agree.
    await give(omar, staged, 'mariam', 'general', [10, 5])
    await give(salma, staged, 'mariam', 'general', [6, 3])
    await sign(omar, staged, 'mariam', 'general')
    const { MarkingID, Version } = await sign(salma, staged, 'mariam', 'general')
    await salma.send(calls.withdrawPracticalSignature, { body: { MarkingID, Version, Reason: 'Agreed with Omar' } })
    await give(salma, staged, 'mariam', 'general', [9, 5])
    expect((await sign(salma, staged, 'mariam', 'general')).State).toBe('settled')
    expect((await of(huda, 'mariam')).Outcomes[0]).toMatchObject({ State: 'settled', Difference: 6.67 })
  })
})

test('an instructor in a place that assesses does so only where their record says so', async () => {
  const staged = await stagePractical(server)
  await addAssessor(server, staged.classId, 'salma')
  await sql`update people.instructor set is_practical_assessor = false where email = 'salma@diwan.example'`.execute(
    server.db,
  )
  const salma = await server.as('salma')
  expect((await read(salma, staged.classId)).Bar).toBe('notAssessor')
  expect((await refusalOf(give(salma, staged, 'layla', 'general', [8]))).code).toBe('notAssessor')
})

test('assessors who give degrees at the same moment do not wait for each other, and take different seats', async () => {
  const staged = await stagePractical(server, { asksSecond: true })
  await addAssessor(server, staged.classId, 'salma')
  const salma = await server.as('salma')
  await give(omar, staged, 'mariam', 'general', [10])
  // Somebody in the midst of giving degrees: the class stays in marking, and others go on.
  await server.db.transaction().execute(async (transaction) => {
    await sql`select id from practical.examination where class_id = ${staged.classId} for key share`.execute(
      transaction,
    )
    expect((await give(salma, staged, 'mariam', 'general', [9])).Degrees).toMatchObject([{ Outcome: 'saved' }])
  })
  await Promise.all([omar, salma, omar, salma].map((who) => give(who, staged, 'layla', 'general', [7])))
  const about = personOf(await read(huda, staged.classId), staged.traineeIds['layla']!)
  expect(about.Markings.map(({ Seat }) => Seat)).toEqual([1, 2])
})

describe('release', () => {
  const seen = async (classId: number) => ({ CourseClassID: classId, Version: (await read(huda, classId)).Version })
  const release = async (classId: number, who = huda) => who.send(calls.releasePractical, { body: await seen(classId) })

  test('days are set by who plans; trainees and assessors are told', async () => {
    const staged = await stagePractical(server)
    await tellNews(server, layla, omar)
    const body = { ...(await seen(staged.classId)), StartsOn: '2026-03-10', EndsOn: '2026-03-11' }
    const saved = await huda.send(calls.planPractical, { body })
    expect(saved).toMatchObject({ State: 'planned' })
    expect((await refusalOf(huda.send(calls.planPractical, { body }))).code).toBe('changedMeanwhile')
    const [toLayla, toOmar] = await tellNews(server, layla, omar)
    expect(toLayla!.map(({ kind }) => kind)).toContain('practicalDays')
    expect(toOmar!.find(({ kind }) => kind === 'practicalToAssess')).toMatchObject({
      opens: `/TraineePractical?class=${staged.classId}`,
    })
    const wrong = { ...body, EndsOn: '2026-03-09', Version: saved.Version }
    expect((await refusalOf(huda.send(calls.planPractical, { body: wrong }))).fields).toMatchObject([
      { path: 'EndsOn' },
    ])
    expect((await refusalOf(omar.send(calls.planPractical, { body }))).status).toBe(403)
    const { Items } = await huda.send(calls.getPracticalCourseClasses, { CourseClassID: staged.classId })
    expect(Items).toMatchObject([
      { State: 'planned', StartsOn: '2026-03-10', Trainees: 2, Assessed: 0, Assessors: [{ en: 'Omar Alrawi' }] },
    ])
  })

  test('results are given out once all is signed; then the trainee sees the own alone, and they can be taken back', async () => {
    const staged = await stagePractical(server)
    const own = { CourseClassID: staged.classId, TraineeID: staged.traineeIds['layla']! }
    await give(omar, staged, 'layla', 'general', [8, 4])
    await sign(omar, staged, 'layla', 'general')
    await give(omar, staged, 'layla', 'course', [15])
    expect(await refusalOf(release(staged.classId))).toMatchObject({ code: 'practicalIncomplete', data: { count: 2 } })
    await sign(omar, staged, 'layla', 'course')
    for (const kind of ['general', 'course'] as const) await sign(omar, staged, 'mariam', kind, true)
    expect((await refusalOf(layla.send(calls.getTraineePractical, own))).status).toBe(404)
    const counted = await huda.send(calls.getPracticalCourseClasses, { CourseClassID: staged.classId })
    expect(counted.Items[0]).toMatchObject({ State: 'marking', Assessed: 2 })
    for (const who of [karim, omar, layla]) expect((await refusalOf(release(staged.classId, who))).status).toBe(403)
    expect(await release(staged.classId)).toMatchObject({ State: 'released', Released: 2, Passed: 1 })
    // (8 + 4 + 15) of 10 + 5 + 20
    expect(await layla.send(calls.getTraineePractical, own)).toMatchObject({
      Percent: 77.14,
      Passed: true,
      PassPercent: 60,
      Sheets: [
        {
          Kind: 'general',
          Degree: 12,
          MaxDegree: 15,
          Items: [{ Degree: 8 }, { Degree: 4 }],
          Assessors: [{ Name: { en: 'Omar Alrawi' } }],
        },
        { Kind: 'course', Degree: 15, MaxDegree: 20 },
      ],
    })
    const others = { ...own, TraineeID: staged.traineeIds['mariam']! }
    expect((await refusalOf(layla.send(calls.getTraineePractical, others))).status).toBe(404)
    expect((await refusalOf((await server.as('salma')).send(calls.getTraineePractical, own))).status).toBe(404)
    const listed = await layla.send(calls.getPracticalResults, { CourseClassID: staged.classId })
    expect(listed.Items.map(({ TraineeID }) => TraineeID)).toEqual([own.TraineeID])
    expect((await huda.send(calls.getPracticalResults, { CourseClassID: staged.classId })).Total).toBe(2)
    expect((await tellNews(server, layla))[0]!.map(({ kind }) => kind)).toContain('practicalResult')
    expect((await refusalOf(give(omar, staged, 'layla', 'course', [1]))).code).toBe('practicalReleased')
    expect((await refusalOf(release(staged.classId))).code).toBe('notNow')

    const body = { ...(await seen(staged.classId)), Reason: 'A degree was wrong' }
    expect((await refusalOf(karim.send(calls.reopenPractical, { body }))).status).toBe(403)
    await huda.send(calls.reopenPractical, { body })
    expect((await refusalOf(layla.send(calls.getTraineePractical, own))).status).toBe(404)
    expect(
      (await layla.send(calls.getPracticalResults, {})).Items.some(
        ({ CourseClassID }) => CourseClassID === staged.classId,
      ),
    ).toBe(false)
    const marking = personOf(await read(huda, staged.classId), own.TraineeID).Markings.find(
      ({ Kind }) => Kind === 'course',
    )!
    await huda.send(calls.withdrawPracticalSignature, {
      body: { MarkingID: marking.ID, Version: marking.Version, Reason: 'x' },
    })
    await give(omar, staged, 'layla', 'course', [5])
    await sign(omar, staged, 'layla', 'course')
    expect(await release(staged.classId)).toMatchObject({ Released: 2, Passed: 0 })
    const again = (await audited(server.db, 'practical.releasePracticalResult'))
      .filter(({ data }) => data['traineeId'] === own.TraineeID)
      .at(-1)
    expect(again).toMatchObject({ before: { percent: 77.14, passed: true }, after: { percent: 48.57, passed: false } })
  })

  test('filled sheets are listed with who filled them, by class and by sheet', async () => {
    const staged = await stagePractical(server)
    await give(omar, staged, 'layla', 'general', [8, 4])
    await sign(omar, staged, 'layla', 'general')
    await give(omar, staged, 'layla', 'course', [15])
    const listed = async (more: object = {}, who = karim) =>
      (await who.send(calls.getPracticalAnswers, { CourseClassID: staged.classId, ...more })).Items
    expect(await listed({ Kind: 'general' })).toMatchObject([
      {
        TraineeID: staged.traineeIds['layla'],
        Percent: 80,
        IsSigned: true,
        Assessors: [{ en: 'Omar Alrawi' }],
        Given: 2,
        Questions: 2,
      },
    ])
    expect(await listed({ IsSigned: false })).toMatchObject([{ Kind: 'course', Percent: null, Given: 1 }])
    expect(await listed({}, await server.as('salma'))).toEqual([])
    expect((await refusalOf(listed({}, layla))).status).toBe(403)
  })
})

test('neither sheet has a question: nothing can be assessed, and the page says it before', async () => {
  await server.db.updateTable('practical.item').set({ is_active: false }).execute()
  const staged = await stagePractical(server, { course: 'GHO-110', sheets: false })
  expect((await read(omar, staged.classId)).Bar).toBe('empty')
  expect((await refusalOf(sign(omar, staged, 'layla', 'general', true))).code).toBe('practicalSheetEmpty')
  await stageSheets(server, staged.courseId)
  expect((await read(omar, staged.classId)).Bar).toBeNull()
})
