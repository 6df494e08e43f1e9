import { expect } from 'vitest'
import { inLanguage } from '#platform/shared/text.ts'
import { cast } from '#testing/stages/cast.ts'
import { still } from '../site/stillness.ts'
import type { Story } from './story.ts'

/** C.1: from a line in the plan to a class with its number and sessions. */
export async function planTheClass(story: Story): Promise<void> {
  const { t, world, startDay } = story
  const huda = await story.as('huda', '/planning/AnnualPlan?edit=new')
  // The last day follows from the hours, which come with the course.
  const course = huda.page.waitForResponse(/\/Course\/GetCourse\?/, { timeout: 10_000 }).catch(() => null)
  await huda.choose(t.planning.fields.course, 'SMS-101', 'SMS-101')
  await course
  await still(huda.page)
  await huda.fill(t.planning.fields.startDate, startDay)
  await huda.choose(t.planning.fields.classRoom, null, 'R-')
  await huda.choose(t.planning.fields.leadInstructor, null, nameOf(story, 'salma'))
  await huda.looksRight()
  await huda.page.locator('form button[type=submit]').filter({ visible: true }).last().click()
  await huda.page.waitForURL(/row=\d+/)
  story.planRow = Number(new URL(huda.page.url()).searchParams.get('row'))
  await huda.openAction(t.planning.acts.propose.do)
  await expect.poll(() => stateOf(story)).toBe('proposed')
  await huda.looksRight()
  await huda.leave()

  const nadia = await story.as('nadia', `/planning/AnnualPlan?row=${story.planRow}`)
  await nadia.act(t.planning.acts.approve.do)
  await expect.poll(() => stateOf(story)).toBe('approved')
  await nadia.leave()

  const salma = await story.as('salma', '/InstructorConfirmation')
  await salma.looksRight()
  // On a phone the list stands alone until a line is pressed.
  await salma.page.locator('button[data-key]').click()
  await salma.page.getByRole('article').waitFor()
  await salma.looksRight()
  await salma.act(t.planning.acts.reject.do, 'سفر في مهمة خارج البلاد')
  await salma.page.getByText(t.planning.confirmation.none).waitFor()
  await salma.leave()

  const again = await story.as('huda', `/planning/AnnualPlan?row=${story.planRow}`)
  await again.page.getByText(t.planning.substitutes.needed).waitFor()
  await again.page
    .getByRole('button', { name: `${t.planning.substitutes.askAsLead}: ${nameOf(story, 'omar')}` })
    .click()
  await expect
    .poll(() =>
      world.db
        .selectFrom('planning.plan_instructor')
        .select('state')
        .where('plan_row_id', '=', story.planRow)
        .where('state', '=', 'asked')
        .execute(),
    )
    .toHaveLength(1)
  await again.leave()

  // As the letter leads there: what it names is open in the queue.
  const omar = await story.as('omar', `/InstructorConfirmation/${story.planRow}`)
  await omar.page.getByRole('article').waitFor()
  // Two bare numbers with a comma between would be read as one.
  await omar.page.getByText(/٢٥ ساعة، ٥ جلسات|25 hours · 5 sessions/).waitFor()
  await omar.looksRight()
  await omar.openAction(t.planning.acts.accept.do)
  await confirmIfAsked(omar, t.planning.acts.accept.do)
  await omar.page.getByText(t.planning.confirmation.none).waitFor()
  // Nothing of the plan, nothing of classes: said once.
  await expect.poll(() => omar.page.locator('main h2').count()).toBe(0)
  await omar.leave()

  const confirms = await story.as('huda', `/planning/AnnualPlan?row=${story.planRow}`)
  await confirms.act(t.planning.acts.confirm.do)
  await expect
    .poll(async () => {
      const made = await world.db
        .selectFrom('classes.course_class')
        .select('id')
        .where('plan_row_id', '=', story.planRow)
        .executeTakeFirst()
      story.classId = made?.id ?? 0
      return story.classId
    })
    .toBeGreaterThan(0)
  await confirms.leave()

  const teacher = await story.as('omar', '/InstructorClassConfirmation')
  // what omar accepted in the plan has become the class: nobody asks twice
  await teacher.page.getByText(t.classes.confirmation.none).waitFor()
  await teacher.looksRight()
  await teacher.leave()

  const sessions = await world.db
    .selectFrom('classes.class_session')
    .select('day')
    .where('class_id', '=', story.classId)
    .execute()
  expect(sessions).toHaveLength(5)
}

const nameOf = (story: Story, who: 'salma' | 'omar') =>
  inLanguage({ ar: cast[who].nameAr, en: cast[who].nameEn }, story.looks.language).text

async function confirmIfAsked(person: Awaited<ReturnType<Story['as']>>, label: string): Promise<void> {
  const dialog = person.page.getByRole('dialog').filter({ visible: true })
  await still(person.page)
  if (await dialog.isVisible()) await person.press(label, dialog)
}

const stateOf = async (story: Story) =>
  (
    await story.world.db
      .selectFrom('planning.plan_row')
      .select('state')
      .where('id', '=', story.planRow)
      .executeTakeFirstOrThrow()
  ).state
