import { expect } from 'vitest'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Story } from './story.ts'

const lastDay = (story: Story) => addDays(story.startDay, 4)

/** C.4, first half: the editor puts the exam together from the imported bank and publishes it. */
export async function composeExam(story: Story): Promise<void> {
  const { t, world } = story
  const words = t.exams
  const sami = await story.as('sami', `/ExamGeneration?CourseClassID=${story.classId}`)
  await sami.button(words.exam.draw).waitFor()
  await sami.page
    .getByRole('textbox', { name: new RegExp(words.fields.examName) })
    .first()
    .fill('الاختبار النهائي')
  await sami.fill(words.fields.startDate, lastDay(story))
  await sami.fill(words.fields.startTime, '15:00')
  await sami.fill(words.fields.closeDate, lastDay(story))
  await sami.fill(words.fields.closeTime, '17:00')
  await sami.fill(words.fields.minutes, '60')
  await sami.fill(words.fields.share, '100')
  await sami.fill(words.fields.passDegree, '60')
  await sami.fill(words.fields.excellentDegree, '90')
  await sami.press(words.exam.draw)
  const dialog = sami.page.getByRole('dialog').last()
  await sami.fill(words.fields.count, String(asked), dialog)
  await sami.press(words.exam.drawNow, dialog)
  await sami.press(words.exam.done, dialog)
  await sami.looksRight()
  await sami.page.locator('form button[type=submit]').filter({ visible: true }).last().click()
  await sami.page.waitForURL(/\/CourseExam-Edit\/\d+/i)
  await sami.openAction(words.acts.markReady.do)
  await sami.act(words.acts.publish.do)
  await expect
    .poll(async () => {
      const exam = await world.db
        .selectFrom('exams.exam')
        .select(['code', 'state'])
        .where('class_id', '=', story.classId)
        .executeTakeFirst()
      story.examCode = exam?.code ?? ''
      return exam?.state
    })
    .toBe('published')
  await sami.looksRight()
  await sami.leave()
}

/** C.4, second half: the trainee sits it, the instructor marks the text answers, the result becomes final. */
export async function sitAndMark(story: Story): Promise<void> {
  const { t, world } = story
  const words = t.sitting
  await world.at(lastDay(story), '15:05')
  const trainee = await story.as('trainee', '/AvailableExam')
  await trainee.looksRight()
  await trainee.page.getByRole('link', { name: words.available.start }).click()
  await trainee.page.getByLabel(words.cover.agree).check()
  await trainee.looksRight()
  await trainee.press(words.cover.begin)
  await trainee.page.getByRole('timer').waitFor()
  await trainee.looksRight()
  await answerEverything(story, trainee)
  await trainee.press(words.paper.submit)
  await trainee.press(words.paper.submitNow, trainee.page.getByRole('dialog').last())
  const heading = trainee.page.getByRole('heading', { name: words.finished.submitted })
  await heading.waitFor()
  // The paper is gone with the button that had the keyboard: it begins at the heading.
  await expect.poll(() => heading.evaluate((there) => there === document.activeElement)).toBe(true)
  await trainee.looksRight()
  await trainee.leave()

  await world.at(lastDay(story), '17:30')
  const exam = await world.db
    .selectFrom('exams.exam')
    .select('id')
    .where('code', '=', story.examCode)
    .executeTakeFirstOrThrow()
  const omar = await story.as('omar', '/InstructorMarkExam')
  await omar.looksRight()
  await omar.open(`/MarkTraineeExam/${exam.id}/${story.traineeId}/${story.classId}`)
  const scores = omar.page.getByLabel(new RegExp(`^${words.marking.score.replace('{{weight}}', '.+')}$`))
  await scores.first().waitFor()
  await omar.press(words.marking.unfold)
  const truths = omar.page.getByRole('listitem')
  for (const word of [words.paper.true, words.paper.false])
    await expect.poll(() => truths.filter({ hasText: word }).count()).toBeGreaterThan(0)
  for (let at = 0; at < (await scores.count()); at++) await scores.nth(at).fill('1')
  await omar.press(words.marking.save)
  await expect.poll(() => unmarked(story)).toBe(0)
  await omar.looksRight()
  await omar.press(words.marking.finish)
  await omar.page.waitForURL(/\/InstructorTraineeExam/)
  await omar.act(story.t.exams.acts.releaseFinal.do)
  await expect
    .poll(
      async () =>
        (
          await world.db
            .selectFrom('exams.attempt')
            .select('result')
            .where('exam_id', '=', exam.id)
            .executeTakeFirstOrThrow()
        ).result,
    )
    .toBe('final')
  await omar.leave()
}

/** As many as the imported bank has of the course. */
const asked = 14

interface KnownQuestion {
  readonly words: string
  readonly type: string
  readonly right: readonly string[]
  /** Of a matching question: what belongs to each item. */
  readonly pairs: readonly (readonly [item: string, match: string])[]
}
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** What the trainee has learned: the right answers of the bank, by the words of the question. */
async function learned(story: Story): Promise<KnownQuestion[]> {
  const rows = await story.world.db
    .selectFrom('exams.exam_question as q')
    .innerJoin('exams.exam as e', 'e.id', 'q.exam_id')
    .innerJoin('exams.question_version as v', 'v.id', 'q.question_version_id')
    .leftJoin('exams.question_answer as a', (join) =>
      join.onRef('a.question_version_id', '=', 'v.id').on('a.is_right', '=', true),
    )
    .leftJoin('exams.question_answer as m', (join) =>
      join.onRef('m.question_version_id', '=', 'v.id').onRef('m.position', '=', 'a.match_position'),
    )
    .select(['v.id', 'v.text', 'v.type', 'a.text as answer', 'm.text as match'])
    .where('e.code', '=', story.examCode)
    .execute()
  return [...Map.groupBy(rows, (each) => each.id).values()].map((each) => ({
    words: wordsOf(each[0]!.text),
    type: each[0]!.type,
    right: each.flatMap((one) => (one.answer === null ? [] : [one.answer])),
    pairs: each.flatMap((one) => (one.answer === null || one.match === null ? [] : [[one.answer, one.match] as const])),
  }))
}

async function answerEverything(story: Story, trainee: Awaited<ReturnType<Story['as']>>): Promise<void> {
  const { sitting: words } = story.t
  const { page } = trainee
  const paper = page.getByRole('main')
  const known = await learned(story)
  let last: KnownQuestion | undefined
  for (let number = 1; number <= asked; number++) {
    let question: KnownQuestion | undefined
    for (let tries = 0; !question && tries < 50; tries++) {
      const shown = (await paper.innerText()).replace(/\s+/g, ' ')
      // A slow page still shows the question before.
      question = known.find((each) => each !== last && shown.includes(each.words))
      if (!question) await page.waitForTimeout(200)
    }
    if (!question) throw new Error(`question ${number} is not of the bank`)
    last = question
    const { type, right: rightAnswers, pairs } = question
    const label = (right: string) =>
      type === 'trueFalse' ? (right === 'true' ? words.paper.true : words.paper.false) : right
    if (type === 'trueFalse') {
      // two labels, and not the same
      for (const word of [words.paper.true, words.paper.false])
        await expect.poll(() => paper.getByRole('radio', { name: word, exact: true }).count()).toBe(1)
    }
    if (type === 'matching') {
      for (const [item, match] of pairs)
        await paper.getByLabel(words.paper.matchOf.replace('{{item}}', item)).selectOption({ label: match })
    } else if (type === 'numerical' || type === 'shortAnswer') await paper.getByRole('textbox').fill(rightAnswers[0]!)
    else if (type === 'text')
      await paper.getByRole('textbox').fill('الخطر مصدر محتمل للضرر، والمخاطرة احتماله مع شدته.')
    else {
      const role = type === 'multiAnswers' ? 'checkbox' : 'radio'
      for (const right of rightAnswers)
        await paper.getByRole(role, { name: wordsOf(label(right)), exact: true }).click()
    }
    if (number < asked) await trainee.press(words.paper.next)
  }
  await page.getByText(words.paper.saved).waitFor()
  const kept = await story.world.db
    .selectFrom('exams.answer')
    .innerJoin('exams.attempt', 'exams.attempt.id', 'exams.answer.attempt_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('trainee_id', '=', story.traineeId)
    .executeTakeFirstOrThrow()
  expect(kept.count).toBe(asked)
}

async function unmarked(story: Story): Promise<number> {
  const found = await story.world.db
    .selectFrom('exams.answer')
    .innerJoin('exams.attempt', 'exams.attempt.id', 'exams.answer.attempt_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('trainee_id', '=', story.traineeId)
    .where('exams.answer.score', 'is', null)
    .executeTakeFirstOrThrow()
  return found.count
}
