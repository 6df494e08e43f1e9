import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import {
  examFields,
  onExamDay,
  stageClass,
  stageExam,
  stageQuestions,
  type StagedClass,
} from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../contract/calls.ts'
import { examStateAt, examTable } from '../../rules/exam-states.ts'
import { advanceExams } from '../jobs.ts'
import { stateAt } from '../store/exam-state.ts'

let server: TestServer
let sami: Asker
let staged: StagedClass
let questions: number[]

beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at(onExamDay('08:00'))
  staged = await stageClass(server.db)
  questions = await stageQuestions(sami, staged.courseId)
})

const move = (ID: number, Action: 'markReady' | 'publish' | 'cancelPublish' | 'backToDraft', Version: number) =>
  sami.send(calls.moveExam, { body: { ID, Action, Version } })

describe('a question', () => {
  const question = (ID: number) => sami.send(calls.getQuestion, { ID })
  const fieldsOf = async (ID: number) => {
    const {
      CourseID,
      ModuleID,
      CategoryID,
      LevelID,
      Name,
      Type,
      Text,
      ModelAnswer,
      Weight,
      Seconds,
      Answers,
      Version,
    } = await question(ID)
    return { CourseID, ModuleID, CategoryID, LevelID, Name, Type, Text, ModelAnswer, Weight, Seconds, Answers, Version }
  }

  test('that is edited is a new version; who saves an old one is told', async () => {
    const ID = questions[0]!
    const fields = await fieldsOf(ID)
    const changed = { ...fields, Text: '<p onclick="x()">Which is <script>alert(1)</script>first?</p>' }
    expect(await sami.send(calls.updateQuestion, { ID, body: changed })).toMatchObject({ Version: 2 })
    expect((await question(ID)).Text).toBe('<p>Which is first?</p>')
    expect(await refusalOf(sami.send(calls.updateQuestion, { ID, body: changed }))).toMatchObject({
      code: 'changedMeanwhile',
    })
    expect((await question(ID)).Versions.map((version) => version.Version)).toEqual([2, 1])
  })

  test('that is not valid names its faults', async () => {
    const fields = {
      ...(await fieldsOf(questions[0]!)),
      Answers: [
        { Text: 'a', IsRight: true },
        { Text: 'a', IsRight: true },
      ],
    }
    expect(await refusalOf(sami.send(calls.updateQuestion, { ID: questions[0]!, body: fields }))).toMatchObject({
      code: 'questionNotValid',
      data: { faults: ['sameAnswer', 'moreThanOneRight'] },
    })
    const { Items } = await sami.send(calls.searchQuestionCourses, { search: 'SEC-201' })
    const { Modules } = await sami.send(calls.getQuestionModules, { CourseID: Items[0]!.CourseID })
    const strayed = { ...(await fieldsOf(questions[0]!)), ModuleID: Modules[0]!.ModuleID }
    expect(await refusalOf(sami.send(calls.updateQuestion, { ID: questions[0]!, body: strayed }))).toMatchObject({
      code: 'moduleOfOtherCourse',
    })
  })

  test('that an exam asks is not deleted, only set inactive', async () => {
    await sami.send(calls.addExam, { body: examFields(staged.classId, questions.slice(0, 1)) })
    expect(await refusalOf(sami.send(calls.deleteQuestion, { ID: questions[0]! }))).toMatchObject({
      code: 'questionUsed',
      data: { exams: 1 },
    })
    await sami.send(calls.setQuestionActive, { body: { ID: questions[0]!, IsActive: false } })
    expect(await question(questions[0]!)).toMatchObject({
      IsActive: false,
      Actions: ['updateQuestion', 'activateQuestion'],
    })
    await sami.send(calls.deleteQuestion, { ID: questions[1]! })
    expect(await refusalOf(sami.send(calls.getQuestion, { ID: questions[1]! }))).toMatchObject({ status: 404 })
  })

  test('gives ids to its answers that do not tell which was written first', async () => {
    const body = {
      ...(await fieldsOf(questions[0]!)),
      Answers: Array.from({ length: 20 }, (_, at) => ({ Text: `answer ${at}`, IsRight: at === 0 })),
    }
    const { Version: _, ...added } = body
    const { ID } = await sami.send(calls.addQuestion, { body: added })
    const rows = await server.db
      .selectFrom('exams.question_answer as a')
      .innerJoin('exams.question_version as v', 'v.id', 'a.question_version_id')
      .where('v.question_id', '=', ID)
      .orderBy('a.id')
      .select('a.position')
      .execute()
    expect(rows.map((row) => row.position)).not.toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })
})

describe('an exam', () => {
  test('becomes ready without faults and is published with shares that add up', async () => {
    const half = examFields(staged.classId, questions, { SharePercent: 60, Minutes: 3 })
    const { ID } = await sami.send(calls.addExam, { body: half })
    const draft = await sami.send(calls.getExam, { ID })
    expect(draft).toMatchObject({
      State: 'draft',
      StartDate: '2026-03-10',
      StartTime: '10:00',
      CloseTime: '13:00',
      Weight: 20,
    })
    expect(draft.Faults).toEqual([
      { Code: 'timesOverMinutes', Number: null, QuestionFault: null, Seconds: 240, Minutes: 3 },
    ])
    expect(await refusalOf(move(ID, 'markReady', 1))).toMatchObject({
      code: 'examNotReady',
      data: { faults: ['timesOverMinutes'] },
    })
    const changed = await sami.send(calls.updateExam, { ID, body: { ...half, Minutes: 4, Version: 1 } })
    const ready = await move(ID, 'markReady', changed.Version)
    expect(ready.State).toBe('ready')
    expect(
      await refusalOf(sami.send(calls.updateExam, { ID, body: { ...half, Version: ready.Version } })),
    ).toMatchObject({ code: 'notNow' })
    expect(await refusalOf(move(ID, 'publish', ready.Version))).toMatchObject({
      code: 'sharesNotHundred',
      data: { sum: 60 },
    })

    const other = await sami.send(calls.copyExam, { body: { ID, CourseClassID: staged.classId } })
    const copy = await sami.send(calls.getExam, { ID: other.ID })
    expect(copy).toMatchObject({ State: 'draft', ShareSum: 120, OtherExams: [{ ID }] })
    expect(copy.ExamQuestions.map((question) => question.QuestionID)).toEqual(questions)
    await sami.send(calls.updateExam, { ID: other.ID, body: { ...half, SharePercent: 40, Minutes: 4, Version: 1 } })
    expect((await move(ID, 'publish', ready.Version)).State).toBe('published')
    await sami.send(calls.deleteExam, { ID: other.ID })
  })

  test('pins what its questions say; taking it back lets them go', async () => {
    const exam = await stageExam(sami, examFields(staged.classId, questions))
    const {
      Versions: _v,
      Actions: _a,
      ID,
      UsedIn: _u,
      Code: _c,
      IsActive: _i,
      CourseCode,
      CourseName,
      ModuleName,
      CategoryName,
      LevelName,
      ...fields
    } = await sami.send(calls.getQuestion, { ID: questions[0]! })
    void [CourseCode, CourseName, ModuleName, CategoryName, LevelName]
    await sami.send(calls.updateQuestion, { ID, body: { ...fields, Text: '<p>Changed</p>' } })
    expect((await sami.send(calls.getExam, { ID: exam.ID })).ExamQuestions[0]!.Preview).toBe('Which comes first?')
    const back = await move(exam.ID, 'cancelPublish', exam.Version)
    expect((await sami.send(calls.getExam, { ID: exam.ID })).ExamQuestions[0]!.Preview).toBe('Changed')
    await move(exam.ID, 'publish', back.Version)
    server.at(onExamDay('10:00'))
    expect(await refusalOf(move(exam.ID, 'cancelPublish', back.Version + 1))).toMatchObject({ code: 'notNow' })
  })

  test('takes questions of its course only, and no closing before its start', async () => {
    const other = await stageClass(server.db, { course: 'SEC-201' })
    expect(await refusalOf(sami.send(calls.addExam, { body: examFields(other.classId, questions) }))).toMatchObject({
      code: 'questionOfOtherCourse',
    })
    const wrong = examFields(staged.classId, questions, { CloseTime: '10:00' })
    expect(await refusalOf(sami.send(calls.addExam, { body: wrong }))).toMatchObject({ code: 'closesBeforeStart' })
  })

  test('is made for no class that is called off or whose results are published, and none such is offered', async () => {
    const [one, other] = [await stageClass(server.db), await stageClass(server.db)]
    const { ID } = await sami.send(calls.addExam, { body: examFields(one.classId, questions) })
    const offered = async () =>
      (await sami.send(calls.searchExamClasses, { ID: other.classId, CourseID: other.courseId, TakesExams: true }))
        .Total
    const become = (state: string, classId: number) =>
      sql`update classes.course_class set state = ${state} where id = ${classId}`.execute(server.db)
    await become('ended', other.classId)
    expect(await offered()).toBe(1)
    await sami.send(calls.copyExam, { body: { ID, CourseClassID: other.classId } })
    for (const state of ['resultsPublished', 'closed', 'cancelled']) {
      await become(state, other.classId)
      expect(await offered()).toBe(0)
      const fields = examFields(other.classId, questions)
      for (const ask of [
        () => sami.send(calls.copyExam, { body: { ID, CourseClassID: other.classId } }),
        () => sami.send(calls.addExam, { body: fields }),
        () => sami.send(calls.updateExam, { ID, body: { ...fields, Version: 1 } }),
      ])
        expect(await refusalOf(ask())).toMatchObject({ code: 'notNow', data: { state } })
    }
    // a draft that stands there may still be put right, but nobody could sit it any more
    await become('resultsPublished', one.classId)
    await sami.send(calls.updateExam, { ID, body: { ...examFields(one.classId, questions), Version: 1 } })
    const { Version } = await move(ID, 'markReady', 2)
    expect((await sami.send(calls.getExam, { ID })).Actions).not.toContain('publish')
    expect(await refusalOf(move(ID, 'publish', Version))).toMatchObject({
      code: 'notNow',
      data: { action: 'publish', state: 'resultsPublished' },
    })
    await become('running', one.classId)
    expect((await sami.send(calls.getExam, { ID })).Actions).toContain('publish')
  })

  test('is deleted as a draft with the time that was given to its candidates', async () => {
    const { ID } = await sami.send(calls.addExam, { body: examFields(staged.classId, questions) })
    const karim = await server.as('karim')
    const TraineeID = staged.traineeIds['layla']!
    const given = { ExamID: ID, TraineeID, ExtraPercent: 25, PauseMinutes: 0, Reason: 'A broken wrist' }
    await karim.send(calls.grantTime, { body: given })
    await sami.send(calls.deleteExam, { ID })
    expect(await refusalOf(sami.send(calls.getExam, { ID }))).toMatchObject({ code: 'notFound' })
  })

  test('whose window is over is not published', async () => {
    const { ID } = await sami.send(calls.addExam, { body: examFields(staged.classId, questions) })
    const { Version } = await move(ID, 'markReady', 1)
    server.at(onExamDay('13:00'))
    expect(await refusalOf(move(ID, 'publish', Version))).toMatchObject({ code: 'startInPast' })
  })

  test('draws questions at random, none twice, and says when there are too few', async () => {
    const course = await stageClass(server.db, { course: 'GHO-110' })
    const bank = await stageQuestions(sami, course.courseId)
    const draw = (Count: number, change = {}) =>
      sami.send(calls.drawQuestions, {
        body: {
          CourseID: course.courseId,
          Count,
          ModuleID: null,
          LevelID: null,
          CategoryID: null,
          Type: null,
          Exclude: [],
          ...change,
        },
      })
    const ids = async (drawn: ReturnType<typeof draw>) =>
      (await drawn).Items.map((row) => row.ID).toSorted((a, b) => a - b)
    expect(await ids(draw(4))).toEqual(bank)
    expect(await ids(draw(3, { Exclude: [bank[0]] }))).toEqual(bank.slice(1))
    expect(await ids(draw(1, { Type: 'text' }))).toEqual([bank[3]])
    expect(await refusalOf(draw(5))).toMatchObject({ code: 'notEnoughQuestions', data: { found: 4, asked: 5 } })
  })

  test('of another class does not exist for an instructor; the key is in no reply about it', async () => {
    const exam = await stageExam(sami, examFields(staged.classId, questions))
    const salma = await server.as('salma')
    expect(await refusalOf(salma.send(calls.getExam, { ID: exam.ID }))).toMatchObject({ status: 404 })
    expect((await salma.send(calls.searchExams, { CourseClassID: staged.classId })).Items).toEqual([])
    const omar = await server.as('omar')
    expect((await omar.send(calls.searchExams, { CourseClassID: staged.classId })).Items).toHaveLength(1)
    expect(JSON.stringify(await omar.send(calls.getExam, { ID: exam.ID }))).not.toMatch(/IsRight|ModelAnswer/)
    expect((await sami.send(calls.searchExamClasses, { ID: staged.classId })).Items[0]).toMatchObject({
      State: 'running',
      ShareSum: 100,
      Exams: [{ ID: exam.ID }],
    })
  })

  test('is closed early once everybody has handed in', async () => {
    const exam = await stageExam(sami, examFields(staged.classId, questions))
    server.at(onExamDay('10:00'))
    const [layla, huda] = [await server.as('layla'), await server.as('huda')]
    const body = { Code: exam.Code, DeviceKey: 'k'.repeat(20) }
    const { AttemptID } = await layla.send(calls.startExam, { body })
    const close = () =>
      huda.send(calls.moveExam, { body: { ID: exam.ID, Action: 'closeEarly', Version: exam.Version } })
    expect(await refusalOf(close())).toMatchObject({ code: 'papersOpen', data: { live: 1 } })
    await layla.send(calls.submitExam, { body: { AttemptID, DeviceKey: body.DeviceKey } })
    expect((await close()).State).toBe('marking')
    const mariam = await server.as('mariam')
    expect(await refusalOf(mariam.send(calls.startExam, { body }))).toMatchObject({ code: 'examNotOpen' })
  })
})

test('the clock’s states are the same in SQL and in the rule, and the job writes them down', async () => {
  const exam = await stageExam(sami, examFields(staged.classId, questions))
  const times = { startsAt: new Date(exam.StartsAt), closesAt: new Date(exam.ClosesAt) }
  for (const state of examTable.states) {
    await server.db.updateTable('exams.exam').set({ state }).where('id', '=', exam.ID).execute()
    for (const time of ['09:59', '10:00', '12:59', '13:00', '13:04', '13:05', '13:06']) {
      const now = onExamDay(time)
      const row = await server.db
        .selectFrom('exams.exam as e')
        .where('e.id', '=', exam.ID)
        .select(stateAt(now, 5).as('state'))
        .executeTakeFirstOrThrow()
      expect([state, time, row.state]).toEqual([state, time, examStateAt({ ...times, state }, now, 5)])
    }
  }
  await server.db.updateTable('exams.exam').set({ state: 'published' }).where('id', '=', exam.ID).execute()
  for (const time of ['10:00', '13:00', '13:05'])
    await advanceExams.run({ db: server.db, files: server.files, now: onExamDay(time), data: {} })
  const { rows } = await sql<{
    kind: string
  }>`select kind from platform.event where subject_type = 'exam' and subject_id = ${exam.ID} and actor_id is null order by id`.execute(
    server.db,
  )
  expect(rows.map((row) => row.kind)).toEqual(['exams.open', 'exams.close', 'exams.beginMarking'])
})

describe('a blueprint', () => {
  const line = (
    Count: number,
    change: { ModuleID?: number; LevelID?: number; Type?: 'text' | 'multiChoice' | 'trueFalse' } = {},
  ) => ({
    Count,
    ModuleID: null,
    LevelID: null,
    Type: null,
    ...change,
  })
  /** Questions of a course of their own: two of the first level, two of the second, one of them not in use. */
  async function bank() {
    const { id: CourseID } = await server.db
      .selectFrom('catalogue.course')
      .where('id', '<>', staged.courseId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('exams.question as q').whereRef('q.course_id', '=', 'catalogue.course.id').select('q.id'),
          ),
        ),
      )
      .select('id')
      .executeTakeFirstOrThrow()
    const levels = await server.db.selectFrom('lookups.question_level').select('id').orderBy('id').limit(2).execute()
    const add = async (LevelID: number, Weight: number, Type: 'trueFalse' | 'text' = 'trueFalse') =>
      (
        await sami.send(calls.addQuestion, {
          body: {
            CourseID,
            ModuleID: null,
            CategoryID: null,
            LevelID,
            Name: '',
            ModelAnswer: Type === 'text' ? '<p>b</p>' : '',
            Seconds: 60,
            Type,
            Text: '<p>a</p>',
            Weight,
            Answers:
              Type === 'text'
                ? []
                : [
                    { Text: 'true', IsRight: true },
                    { Text: 'false', IsRight: false },
                  ],
          },
        })
      ).ID
    const [easy, hard] = levels.map((level) => level.id) as [number, number]
    const ids = [await add(easy, 1), await add(easy, 2), await add(hard, 3), await add(hard, 4, 'text')]
    const off = await add(hard, 9)
    await sami.send(calls.setQuestionActive, { body: { ID: off, IsActive: false } })
    return { CourseID, easy, hard, ids }
  }

  test('draws all lines at once, none twice nor out of use, and shares weight and time out exactly', async () => {
    const { CourseID, easy, hard, ids } = await bank()
    const body = { CourseID, Lines: [line(2), line(2, { LevelID: easy })], Exclude: [] as number[] }
    expect(await sami.send(calls.countBlueprint, { body })).toEqual({
      Lines: [
        { Available: 4, Given: 2 },
        { Available: 2, Given: 2 },
      ],
    })
    const total = { Weight: 33.33, Minutes: 47, Spread: 'bank' as const }
    // whatever chance has the wide line take first, the narrow one gets its two
    for (let time = 0; time < 5; time++) {
      const { Items } = await sami.send(calls.drawBlueprint, { body: { ...body, ...total } })
      expect(Items.map((row) => row.ID).toSorted((a, b) => a - b)).toEqual(ids)
      expect(Items.reduce((sum, row) => sum + Math.round(row.Weight * 100), 0)).toBe(3333)
      expect(Items.reduce((sum, row) => sum + row.Seconds, 0)).toBe(47 * 60)
      const by = new Map(Items.map((row) => [row.ID, row.Weight]))
      expect(by.get(ids[3]!)! / by.get(ids[0]!)!).toBeCloseTo(4, 1)
    }
    const equal = await sami.send(calls.drawBlueprint, { body: { ...body, ...total, Spread: 'equal' } })
    expect(new Set(equal.Items.map((row) => row.Weight))).toEqual(new Set([8.33, 8.34]))
    expect((await sami.send(calls.countBlueprint, { body: { ...body, Exclude: ids.slice(0, 1) } })).Lines[1]).toEqual({
      Available: 1,
      Given: 1,
    })
    expect(
      await refusalOf(
        sami.send(calls.drawBlueprint, { body: { ...body, ...total, Lines: [line(3, { LevelID: hard })] } }),
      ),
    ).toMatchObject({ status: 422, code: 'notEnoughQuestions', data: { found: 2, asked: 3 } })
    const text = await sami.send(calls.countBlueprint, { body: { ...body, Lines: [line(1, { Type: 'text' })] } })
    expect(text.Lines).toEqual([{ Available: 1, Given: 1 }])
  })

  test('too many lines or questions, and who keeps no bank, are refused', async () => {
    const body = { CourseID: staged.courseId, Lines: [line(1)], Exclude: [] as number[] }
    for (const Lines of [[], Array.from({ length: 31 }, () => line(1)), [line(100), line(100), line(1)], [line(0)]])
      expect((await sami.raw(calls.countBlueprint, { body: { ...body, Lines } })).statusCode).toBe(400)
    for (const name of ['layla', 'omar', 'huda'] as const)
      expect([name, (await (await server.as(name)).raw(calls.countBlueprint, { body })).statusCode]).toEqual([
        name,
        403,
      ])
  })
})
