import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { examSettings } from '#modules/exams/contract/settings.ts'
import { ar as arExams } from '#modules/exams/text/ar.ts'
import { ar as arActs } from '#modules/exams/text/acts/ar.ts'
import { ar as arCorrection } from '#modules/exams/text/correction/ar.ts'
import { ar as arSitting } from '#modules/exams/text/sitting/ar.ts'
import { en as enActs } from '#modules/exams/text/acts/en.ts'
import { en as enCorrection } from '#modules/exams/text/correction/en.ts'
import { en as enExams } from '#modules/exams/text/en.ts'
import { en as enSitting } from '#modules/exams/text/sitting/en.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import { Person } from '../main-job/person.ts'
import { overflowing, phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/* What may follow a final result: an objection that is upheld, and a repeat that is paid for and sat. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  // Each repeat costs its fee, the first one too.
  await changeSetting(server.db, examSettings, 'examFreeRepeats', 0)
})
afterAll(closeStagedSite)
// The results of the test before are final no longer: nothing is held against them, nor repeated.
afterEach(async () => void (await server.db.updateTable('exams.exam').set({ state: 'marking' }).execute()))

const right = async (person: Person) => {
  await person.looksRight()
  expect(await overflowing(person.page)).toEqual([])
}

describe.each([
  [
    'in Arabic',
    { language: 'ar', viewport: wide },
    { exams: arExams, acts: arActs.acts, correction: arCorrection, sitting: arSitting },
  ],
  [
    'in English at phone width',
    { language: 'en', viewport: phone },
    { exams: enExams, acts: enActs.acts, correction: enCorrection, sitting: enSitting },
  ],
] as const)('%s', (_, looks, { exams, acts, correction, sitting }) => {
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)
  const number = (value: number) => value.toLocaleString(looks.language === 'ar' ? 'ar-EG' : 'en-GB')

  test('a grievance is upheld with a new mark, and the trainee reads why', { timeout: 180_000 }, async () => {
    const { examId, classId, traineeId } = await stageReleased(server)
    const layla = await as('layla', '/ExamResult')
    await right(layla)
    await layla.openAction(acts.submitGrievance.do)
    const writing = layla.page.getByRole('dialog').last()
    await layla.fill(sitting.grievance.reason, 'The second half of my answer was not read', writing)
    await right(layla)
    await writing.locator('button[type=submit]').click()
    await writing.waitFor({ state: 'hidden' })
    await layla.page.getByText(sitting.grievance.states.underReview, { exact: true }).first().waitFor()
    await layla.leave()

    // Who did not mark the paper finds it among what waits, and gives the text answer nine of ten.
    const nadia = await as('nadia', '/TraineeExamsAnswers')
    await nadia.page.getByRole('tab', { name: correction.tabs.grievances }).click()
    await right(nadia)
    await nadia.open(`/TraineeExamWithAnswer/${classId}/${traineeId}/${examId}`)
    await nadia.openAction(acts.upholdGrievance.do)
    const deciding = nadia.page.getByRole('dialog').last()
    await nadia.fill(correction.grievance.why, 'Right: both halves are there', deciding)
    const mark = correction.grievance.question.replace('{{number}}', number(4)).replace('{{weight}}', number(10))
    await nadia.fill(mark, '9', deciding)
    await right(nadia)
    await deciding.locator('button[type=submit]').click()
    await deciding.waitFor({ state: 'hidden' })
    await nadia.page.getByText(correction.grievance.states.upheld, { exact: true }).first().waitFor()
    await right(nadia)
    await nadia.leave()

    const reads = await as('layla', '/ExamResult')
    await reads.page.getByText('Right: both halves are there').first().waitFor()
    await reads.page.getByText(sitting.grievance.states.upheld, { exact: true }).first().waitFor()
    await right(reads)
    await reads.leave()
    const own = await (await server.as('layla')).send(calls.getTraineeExams, { CourseClassID: classId })
    expect(own.map((row) => row.Percent)).toEqual([95])
  })

  test('a repeat is asked for, invoiced, paid, granted and sat', { timeout: 180_000 }, async () => {
    const sami = await server.as('sami')
    server.at(onExamDay('08:00'))
    const { classId, courseId } = await stageClass(server.db)
    const [choice] = await stageQuestions(sami, courseId)
    const exam = await stageExam(sami, examFields(classId, [choice!]))
    server.at(onExamDay('10:00'))
    const sits = await sitExam(await server.as('layla'), exam.Code)
    await sits.save(sits.answer(1, ['Buy software'], server.now()))
    await sits.submit()
    server.at(onExamDay('13:10'))
    const { Version } = await sami.send(calls.getExam, { ID: exam.ID })
    await (await server.as('nadia')).send(calls.moveExam, { body: { ID: exam.ID, Action: 'releaseFinal', Version } })

    const shows = (person: Person, state: keyof typeof exams.repeatStates) =>
      person.page.getByText(exams.repeatStates[state], { exact: true }).filter({ visible: true }).first().waitFor()
    const layla = await as('layla', '/ExamResult')
    await layla.act(acts.requestRepeat.do)
    await shows(layla, 'requested')
    await right(layla)

    const office = await as('nadia', `/RepeatExams/${classId}`)
    await office.openAction(acts.invoiceRepeat.do)
    await shows(office, 'invoiced')
    await right(office)

    await layla.open('/ExamResult')
    await layla.openAction(acts.uploadRepeatProof.do)
    const proof = layla.page.getByRole('dialog').last()
    // Nothing handed in is said at its field.
    await proof.locator('button[type=submit]').click()
    await proof.getByText(exams.repeatProof.eitherOne).first().waitFor()
    await layla.fill(exams.repeatProof.swift, `REPEAT${looks.language.toUpperCase()}`, proof)
    await right(layla)
    await proof.locator('button[type=submit]').click()
    await proof.waitFor({ state: 'hidden' })
    await shows(layla, 'proofUploaded')
    await layla.leave()

    await office.open(`/RepeatExams/${classId}`)
    await office.openAction(acts.verifyRepeatPayment.do)
    await shows(office, 'paid')
    await office.openAction(acts.grantRepeat.do)
    await shows(office, 'granted')
    await right(office)
    await office.leave()

    // Days later, once the exam itself is long closed.
    server.at(onExamDay('09:00', '2026-03-20'))
    const again = await as('layla', `/ExamAnswer/${exam.Code}`)
    await again.page.getByLabel(sitting.cover.agree).check()
    await again.press(sitting.cover.begin)
    await again.page.getByRole('timer').waitFor()
    await again.page.getByRole('radio', { name: 'Identify hazards' }).check()
    await right(again)
    await again.press(sitting.paper.submit)
    await again.press(sitting.paper.submitNow, again.page.getByRole('dialog').last())
    await again.page.getByRole('heading', { name: sitting.finished.submitted }).waitFor()
    await right(again)
    await again.open('/ExamResult')
    await shows(again, 'used')
    await right(again)
    await again.leave()
    // Worth the pass mark at most, and the better of the two counts.
    const own = await (await server.as('layla')).send(calls.getTraineeExams, { CourseClassID: classId })
    expect(own.map((row) => [row.Number, row.Percent, row.Counts])).toEqual([
      [1, 0, false],
      [2, 60, true],
    ])
  })
})
