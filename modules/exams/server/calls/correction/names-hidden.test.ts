import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { examSettings } from '../../../contract/settings.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('whoever marks reads no names until the results are released; who watches over the running exam does', async () => {
  const [omar, karim, nadia, sami, huda, layla, mariam] = (await Promise.all(
    ['omar', 'karim', 'nadia', 'sami', 'huda', 'layla', 'mariam'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker, Asker, Asker]
  const section = callsOfSection(examSettings)
  await nadia.send(section.save, {
    body: { ...(await nadia.send(section.get, {})), ExamNamesHidden: true },
  } as never)

  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const exam = await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))
  server.at(onExamDay('10:05'))
  for (const who of [layla, mariam]) {
    const sitting = await sitExam(who, exam.Code)
    await sitting.save(sitting.answer(4, { Text: 'Likelihood times severity' }, server.now()))
    await sitting.submit()
  }
  const traineeIds = Object.values(staged.traineeIds)
  const { rows } = {
    rows: await server.db
      .selectFrom('people.trainee_facts')
      .where('trainee_id', 'in', traineeIds)
      .selectAll()
      .execute(),
  }
  const names = rows.flatMap((row) => [
    row.trainee_name_ar,
    row.trainee_name_en,
    row.trainee_code,
    ...row.trainee_name_en.split(' '),
  ])
  const [TraineeID] = traineeIds as [number]
  const question = async (who: Asker) =>
    (await who.send(calls.getExamToCorrect, { ExamID: exam.ID })).Questions[0]?.ExamQuestionID ?? 0
  /** Everything that somebody who marks is answered about the exam's papers. */
  const marking = async (who: Asker) =>
    JSON.stringify([
      await who.send(calls.getPaper, { ExamID: exam.ID, TraineeID }),
      await who.send(calls.searchPapers, { ExamID: exam.ID }),
      await who.send(calls.getExamToCorrect, { ExamID: exam.ID }),
      ...(who === sami || who === huda
        ? []
        : [await who.send(calls.getAnswersToQuestion, { ExamID: exam.ID, ExamQuestionID: await question(who) })]),
    ])
  const sitters = async (who: Asker) =>
    JSON.stringify(await who.send(calls.getExamTrainees, { courseClassExamID: exam.ID }))
  const found = async (who: Asker) =>
    (await who.send(calls.searchPapers, { ExamID: exam.ID, search: rows[0]!.trainee_name_ar })).Total

  // It still runs: its proctors have to know people, its markers not.
  for (const who of [omar, karim, nadia, sami, huda]) {
    expect(await sitters(who)).toContain(rows[0]!.trainee_name_ar)
    const read = await marking(who)
    for (const name of names) expect(read).not.toContain(name)
    expect(await found(who)).toBe(0)
  }
  server.at(onExamDay('13:06'))
  for (const who of [omar, karim, nadia, sami, huda]) {
    const read = (await marking(who)) + (await sitters(who))
    for (const name of names) expect(read).not.toContain(name)
    expect(await found(who)).toBe(0)
  }
  // Whose place in the order of names would tell is not told by it.
  const ordered = await omar.send(calls.searchPapers, { ExamID: exam.ID, sort: 'TraineeName' })
  expect(ordered.Items.map((row) => row.AttemptID)).toEqual(
    ordered.Items.map((row) => row.AttemptID).toSorted((a, b) => a - b),
  )

  // Nor do those who read how the questions did, of the papers that are counted by then.
  for (const TraineeID of traineeIds.slice(0, 2)) {
    const paper = { ExamID: exam.ID, TraineeID }
    const { AttemptID, Version, QuestionList } = await omar.send(calls.getPaper, paper)
    const Marks = QuestionList.filter((one) => one.Type === 'text').map((one) => ({
      ExamQuestionID: one.ExamQuestionID,
      Score: 5,
      Comment: '',
    }))
    await omar.send(calls.saveMarks, { body: { AttemptID, Version, Marks } })
    const marked = await omar.send(calls.getPaper, paper)
    await omar.send(calls.finishMarking, { body: { AttemptID, Version: marked.Version } })
  }
  const analysed = async () => {
    const { Items } = await sami.send(calls.getQuestionStatistics, { ExamID: exam.ID })
    const papers = await sami.send(calls.getAnsweringPapers, { QuestionID: Items[0]!.ID, ExamID: exam.ID })
    return papers.Items.map((row) => row.TraineeName?.ar ?? null)
  }
  expect(await analysed()).toEqual([null, null])

  const { Version } = await huda.send(calls.getExam, { ID: exam.ID })
  await huda.send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseInitial', Version } })
  expect(await marking(omar)).toContain(rows[0]!.trainee_name_ar)
  expect(await sitters(omar)).toContain(rows[0]!.trainee_name_ar)
  expect(await found(omar)).toBe(1)
  expect(await analysed()).toContain(rows[0]!.trainee_name_ar)
})
