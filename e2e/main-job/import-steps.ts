import { join } from 'node:path'
import { expect } from 'vitest'
import { letIn, type Story } from './story.ts'

const fixtures = join(import.meta.dirname, '../../testing/fixtures')

/** The button that brings them in, however many there are. */
function commitLabel(words: object): RegExp {
  const forms = Object.entries(words)
    .filter(([key]) => key.startsWith('commit_'))
    .map(([, text]) => String(text).replace('{{count}}', '\\S+'))
  return new RegExp(`^(${forms.join('|')})$`)
}

/** The coordinator brings in the roster: rows with a fault are skipped, the others come in together. */
export async function importRoster(story: Story): Promise<void> {
  const { t, world } = story
  const huda = await story.as('huda', '/User/Trainee?import=new')
  await huda.page.locator('input[type=file]').setInputFiles(join(fixtures, 'roster.csv'))
  await huda.press(t.roster.skipAll)
  const question = huda.page.getByRole('dialog').last()
  await huda.press(t.roster.skipAll, question)
  await question.waitFor({ state: 'hidden' })
  await huda.looksRight()
  const label = commitLabel(t.roster)
  await huda.page.getByRole('button', { name: label }).filter({ visible: true }).first().click()
  const asked = huda.page.getByRole('dialog').last()
  await asked.getByRole('button', { name: label }).click()
  await huda.page.getByText(t.roster.doneTitle).waitFor()
  await huda.looksRight()
  await huda.leave()
  const imported = await world.db
    .selectFrom('people.trainee')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', 'like', '%@example.%')
    .executeTakeFirstOrThrow()
  expect(imported.count).toBeGreaterThan(90)
  await letIn(story)
}

/** The editor brings in both question banks; what cannot be imported is named, the rest comes in. */
export async function importQuestions(story: Story): Promise<void> {
  const { t, world } = story
  for (const file of ['questions.gift', 'questions.moodle.xml']) {
    const sami = await story.as('sami', '/Question/QuestionsBank?import=file')
    await sami.page.locator('input[type=file]').setInputFiles(join(fixtures, file))
    await sami.press(t.exams.import.check)
    await sami.page.getByText(t.exams.import.notImportable).first().waitFor()
    await sami.looksRight()
    await sami.page
      .getByRole('button', { name: commitLabel(t.exams.import) })
      .filter({ visible: true })
      .first()
      .click()
    await sami.page.getByText(t.exams.import.restNote).waitFor()
    await sami.leave()
  }
  const types = await world.db.selectFrom('exams.question_version').select('type').distinct().execute()
  expect(types.map((row) => row.type).toSorted()).toEqual([
    'matching',
    'multiAnswers',
    'multiChoice',
    'numerical',
    'text',
    'trueFalse',
  ])
}
