import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam } from '#testing/stages/stage-exam.ts'
import { upload } from '#testing/stages/upload.ts'
import { examsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
const image = (id: number) => `<p><img src="/api/File/Download?ID=${id}" alt=""></p>`
const open = async (who: string | null, id: number) => {
  const headers = who ? { authorization: `Bearer ${await (await server.as(who)).token()}` } : {}
  return server.app.inject({ url: `/api/File/Download?ID=${id}`, headers })
}
const status = async (who: string | null, id: number) => (await open(who, id)).statusCode

test('pictures of a question open to exam staff, to who sits it and after the release; a model answer’s never', async () => {
  server.at(onExamDay('08:00'))
  const { classId, courseId } = await stageClass(server.db)
  const sami = await server.as('sami')
  const [text, model, feedback, answer, pasted] = [
    await upload(server.app, sami, 'questionMedia', { name: 'answer-key-is-b.png', bytes: await png() }),
    await upload(server.app, sami, 'questionMedia', { name: 'model.png', bytes: await png() }),
    await upload(server.app, sami, 'questionMedia', { name: 'feedback.png', bytes: await png() }),
    await upload(server.app, sami, 'questionMedia', { name: 'answer.png', bytes: await png() }),
    await upload(server.app, sami, 'richTextImage', { name: 'pasted.png', bytes: await png() }),
  ]
  const common = {
    CourseID: courseId,
    ModuleID: null,
    CategoryID: null,
    LevelID: null,
    Name: '',
    Weight: 1,
    Seconds: 60,
  }
  const choice = await sami.send(calls.addQuestion, {
    body: {
      ...common,
      Type: 'multiChoice',
      Text: image(text) + image(pasted),
      ModelAnswer: '',
      Feedback: image(feedback),
      Answers: [
        { Text: '', IsRight: true, FileID: answer },
        { Text: 'none', IsRight: false },
      ],
    },
  })
  const essay = await sami.send(calls.addQuestion, {
    body: { ...common, Type: 'text', Text: '<p>Why?</p>', ModelAnswer: image(model), Answers: [] },
  })
  const all = { text, model, feedback, answer, pasted }
  const seenBy = async (who: string | null) => {
    const found = await Promise.all(
      Object.entries(all).map(async ([name, id]) => ((await status(who, id)) === 200 ? name : '')),
    )
    return found.filter(Boolean).join(' ')
  }
  const everything = 'text model feedback answer pasted'
  const everybodyElse = async () => {
    for (const who of ['yusuf', 'hany', 'salma', null]) expect([who, await seenBy(who)]).toEqual([who, ''])
    for (const who of ['sami', 'nadia']) expect([who, await seenBy(who)]).toEqual([who, everything])
  }
  for (const who of ['layla', 'omar', 'huda', 'karim']) expect([who, await seenBy(who)]).toEqual([who, ''])
  await everybodyElse()
  const exam = await stageExam(sami, { ...examFields(classId, [choice.ID, essay.ID]), ShowFeedback: true })
  server.at(onExamDay('10:00'))
  expect(await seenBy('layla')).toBe('')

  const layla = await server.as('layla')
  const sitting = await sitExam(layla, exam.Code)
  expect(await seenBy('layla')).toBe('text answer pasted')
  expect(await seenBy('mariam')).toBe('')
  expect(await seenBy('omar')).toBe('')
  // nor does a name tell what is right, and what is not theirs is as if it were not there
  expect(JSON.stringify((await open('layla', text)).headers)).not.toContain('answer-key')
  const [closed, absent] = [await open('layla', model), await open('layla', 999_999)]
  const said = (response: typeof closed) => ({ ...response.json<object>(), requestId: '' })
  expect(said(closed)).toEqual(said(absent))
  await everybodyElse()

  await sitting.save(sitting.answer(2, { Text: 'because' }, server.now()))
  await sitting.submit()
  expect(await seenBy('layla')).toBe('')
  expect(await seenBy('omar')).toBe(everything)
  expect(await seenBy('karim')).toBe(everything)
  const omar = await server.as('omar')
  const { AttemptID, Version, QuestionList } = await omar.send(calls.getPaper, {
    ExamID: exam.ID,
    TraineeID: await traineeId('layla'),
  })
  const marked = await omar.send(calls.saveMarks, {
    body: { AttemptID, Version, Marks: [{ ExamQuestionID: QuestionList[1]!.ExamQuestionID, Score: 1, Comment: '' }] },
  })
  await omar.send(calls.finishMarking, { body: { AttemptID, Version: marked.Version } })
  server.at(onExamDay('13:30'))
  const now = await sami.send(calls.getExam, { ID: exam.ID })
  await (
    await server.as('nadia')
  ).send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version: now.Version } })
  expect(await seenBy('layla')).toBe('text feedback answer pasted')
  expect(await seenBy('mariam')).toBe('')
  await everybodyElse()
})

const traineeId = async (key: string) =>
  (
    await server.db
      .selectFrom('people.trainee')
      .where('email', '=', `${key}@diwan.example`)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id

test('an answer takes no other file than one of a question', async () => {
  const { courseId } = await stageClass(server.db)
  const sami = await server.as('sami')
  const foreign = await upload(server.app, sami, 'richTextImage', { name: 'a.png', bytes: await png() })
  const response = await sami.raw(calls.addQuestion, {
    body: {
      CourseID: courseId,
      ModuleID: null,
      CategoryID: null,
      LevelID: null,
      Name: '',
      Weight: 1,
      Seconds: 60,
      Type: 'multiChoice',
      Text: '<p>Which?</p>',
      ModelAnswer: '',
      Answers: [
        { Text: '', IsRight: true, FileID: foreign },
        { Text: 'none', IsRight: false },
      ],
    },
  })
  expect(response.json()).toMatchObject({ code: 'fileNotFound' })
})
