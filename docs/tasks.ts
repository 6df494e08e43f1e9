/**
 * Does the ten commonest tasks on the sample academy, in English, and writes `docs/tasks.md`: how often one presses, how many
 * keys that takes beside, and for how long the machine is waited for. `npx node docs/tasks.ts` (the pages must be built; on a
 * day on which the academy teaches, Sunday to Thursday, by day). `npx node docs/tasks.ts review` does those whose name holds
 * the word, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startEmptyAcademy } from '#e2e/site/academy.ts'
import { closeBrowser, comeIn, phone, visit } from '#e2e/site/browser.ts'
import { still } from '#e2e/site/stillness.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { en as attendance } from '#modules/attendance/text/en.ts'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { en as certificates } from '#modules/certificates/text/en.ts'
import { classesCalls } from '#modules/classes/contract/calls.ts'
import { en as classes } from '#modules/classes/text/en.ts'
import { en as correction } from '#modules/exams/text/correction/en.ts'
import { en as home } from '#modules/home/text/en.ts'
import { en as planning } from '#modules/planning/text/en.ts'
import { registrationCalls } from '#modules/registration/contract/calls.ts'
import { en as registration } from '#modules/registration/text/en.ts'
import { homeOf } from '#platform/shared/homes.ts'
import { addDays, dayOf, weekday } from '#platform/shared/values/dates.ts'
import { en as frame } from '#platform/web/text/en.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { escaped, Hand } from './tasks/hand.ts'

const wide = { width: 1440, height: 900 }
const most = 10

interface Task {
  readonly name: string
  readonly who: CastKey
  readonly onPhone?: true
  /** Presses that the way of before took, counted by hand in its source, and which way that was; left out where nobody has. */
  readonly before?: { readonly presses: number; readonly how: string }
  /** Begins on the home. Answers what was done, where it is not the name. */
  readonly does: (hand: Hand) => Promise<string | void>
}

const link = (page: Page, to: string) => page.locator(`a${to}`).filter({ visible: true }).first()
const record = (page: Page) => page.getByRole('article')
const openKey = (page: Page) =>
  page.locator('button[data-key][aria-current=true]').first().getAttribute('data-key', { timeout: 5_000 })

/** The next Sunday that is so many days ahead at least. */
function sundayIn(days: number): string {
  const from = addDays(dayOf(new Date()), days)
  return addDays(from, (7 - weekday(from)) % 7)
}

async function planClass(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.find(planning.screens.newRow)
  // The last day follows from the hours, which come with the course.
  const course = page.waitForResponse(/\/Course\/GetCourse\?/, { timeout: 10_000 }).catch(() => null)
  await hand.choose(planning.fields.course, 'SMS-101', 'SMS-101')
  await course
  await still(page)
  // A year that the sample has nothing in.
  await hand.write(planning.fields.startDate, sundayIn(4 * 365))
  await hand.choose(planning.fields.classRoom, null, 'R-')
  await hand.choose(planning.fields.leadInstructor, null, cast.omar.nameEn)
  await hand.press(page.locator('form button[type=submit]').filter({ visible: true }).last())
  await page.waitForURL(/row=\d+/)
  const propose = hand.button(planning.acts.propose.do)
  await hand.press(propose)
  await propose.waitFor({ state: 'detached' })
}

async function reviewRegistrations(hand: Hand): Promise<string> {
  const { page } = hand
  await hand.press(link(page, '[href*="task=review"]'))
  await hand.press(page.getByRole('button', { name: kit.table.oneByOne }))
  await record(page).waitFor()
  await still(page)
  const waiting = async () =>
    (await hand.ask(registrationCalls.getRegistrations, { Task: 'review', pageSize: 10 })).Total
  const before = await waiting()
  const wanted = Math.min(most, before)
  for (let opened = 0, done = 0; done < wanted && opened < 2 * most; opened++) {
    const open = await openKey(page)
    // It is taken under review by the first press, approved by the second; the next one opens by itself.
    for (let step = 0; step < 2 && (await openKey(page).catch(() => null)) === open; step++) {
      await hand.rest()
      await hand.key('a')
      await still(page)
    }
    done = before - (await waiting())
    // What something stands against is left for later.
    if ((await openKey(page).catch(() => null)) === open) {
      if (await page.getByRole('dialog').count()) await hand.key('Escape')
      await hand.key('j')
      await still(page)
    }
  }
  const decided = before - (await waiting())
  if (decided === 0) throw new Error('None of them was decided.')
  return `of ${decided}`
}

async function takeAttendance(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(link(page, '[href^="/InstructorTraineeAttendance"]'))
  await page.locator('button[data-mark]').first().waitFor()
  await hand.press(hand.button(attendance.allPresent))
  await hand.press(page.locator('button[data-mark=absent]').first())
  await hand.press(hand.button(attendance.save))
  await page.getByText(attendance.saved).first().waitFor()
}

async function markPapers(hand: Hand): Promise<string> {
  const { page } = hand
  await hand.press(link(page, '[href^="/InstructorMarkExam"]'))
  await hand.press(page.getByRole('tab', { name: correction.marking.toMark }))
  const oneByOne = page.getByRole('button', { name: kit.table.oneByOne })
  const question = page.locator('[data-question]').first()
  await oneByOne.or(question).first().waitFor()
  if (!(await question.isVisible())) await hand.press(oneByOne)
  await question.waitFor()
  await still(page)
  let done = 0
  for (; done < most; done++) {
    const open = await openKey(page).catch(() => null)
    if (open === null) break
    await hand.key('j')
    const questions = await page.locator('[data-question]').count()
    for (let at = 0; at < questions; at++) {
      await hand.key('1')
      await hand.key('Control+Enter')
      await still(page)
    }
    if ((await openKey(page).catch(() => null)) === open) throw new Error('The paper was not finished.')
  }
  return `of ${done}`
}

async function issueCertificates(hand: Hand): Promise<string> {
  const { page } = hand
  const { Items } = await hand.ask(attendanceCalls.getReadableClasses, { Show: 'certificates', pageSize: 10 })
  let code: string | null = null
  for (const { ID, Code } of Items) {
    const { People } = await hand.ask(certificatesCalls.getCandidates, { courseClassID: ID, Kind: 'earned' })
    const isReady = People.some(
      ({ Earned, Obstacles, Certificate }) => Earned && !Certificate && Obstacles.length === 0,
    )
    if (isReady) code ??= Code
  }
  if (code === null) throw new Error('No class of the sample has somebody whose certificate can be issued.')
  await hand.find(certificates.screens.admin)
  await hand.press(page.getByRole('row').filter({ hasText: code }).locator('[data-row-link]').first())
  const issued = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /Certificate/.test(answer.url()),
  )
  await hand.press(hand.button(new RegExp(`^${escaped(certificates.issueChosen.split('(')[0]!.trim())}`)))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: certificates.acts.issue.do, exact: true }))
  if (!(await issued).ok()) throw new Error('The certificates were not issued.')
  return 'of one class, for all who have earned it'
}

async function findPerson(hand: Hand): Promise<void> {
  await hand.find('Mariam Gir', new RegExp(`^${escaped(cast.mariam.nameEn)}`))
  await hand.page.waitForURL(/\/User\/Trainee-Edit\/\d+/)
}

async function whoOwes(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.find(registration.screens.main)
  await hand.press(page.getByRole('tab', { name: registration.main.withTrainee }))
  await hand.press(hand.button(new RegExp(`^${escaped(registration.tasks.pay)}`)))
  await page.waitForURL((url) => url.searchParams.get('task') === 'pay')
  await still(page)
}

async function register(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('button', { name: frame.menu.open }))
  await hand.press(link(page, '[href="/UpcomingCourse"]'))
  const free = page.getByRole('article').getByRole('button', { name: registration.actions.register, exact: true })
  await hand.press(free.first())
  const drawer = page.getByRole('dialog').last()
  const send = hand.button(registration.register.send, drawer)
  const next = hand.button(registration.register.next, drawer)
  await next.waitFor()
  while (!(await send.isVisible())) {
    await hand.press(next)
    await still(page)
  }
  await hand.press(send)
  await page.waitForURL(/\/RegistrationStatus/)
  await still(page)
}

/** From opening the academy on. */
async function nextSession(hand: Hand): Promise<void> {
  await hand.page.reload()
  await hand.page.getByRole('heading', { name: home.next.title }).waitFor()
}

/** The last session of a class that is to come, half an hour later. */
async function moveSession(hand: Hand): Promise<void> {
  const { page } = hand
  const { Items } = await hand.ask(classesCalls.getCourseClasses, {
    From: sundayIn(7),
    sort: 'StartDate',
    pageSize: 20,
  })
  const { Code } = Items.find(({ State }) => State === 'open' || State === 'confirmed') ?? Items[0]!
  await hand.find(Code, new RegExp(escaped(Code)))
  await page.waitForURL(/\/Setting\/CourseClass-Edit\/\d+/)
  // Its sessions stand first.
  await page.getByRole('tab', { name: classes.tabs.sessions, selected: true }).first().waitFor()
  await hand.press(page.locator('tbody tr').last().locator('[aria-haspopup=menu]'))
  await hand.press(page.getByRole('menuitem', { name: classes.acts.moveSession.do, exact: true }))
  const dialog = page.getByRole('dialog').last()
  const half = (time: string) => time.replace(/:\d\d/, (minutes) => (minutes === ':30' ? ':45' : ':30'))
  for (const label of [classes.fields.startTime, classes.fields.endTime]) {
    const field = hand.field(label, dialog)
    const time = half(await field.inputValue())
    await hand.press(field)
    await field.fill(time)
    hand.keys += time.length
  }
  await hand.key('Enter')
  await dialog.waitFor({ state: 'detached' })
}

const tasks: readonly Task[] = [
  { name: 'Plan a class, up to its proposal', who: 'huda', does: planClass },
  {
    name: 'Review registrations',
    who: 'huda',
    before: {
      presses: 41,
      how: 'of ten: the list, and of each its row, its review begun, its approval and the way back to the list',
    },
    does: reviewRegistrations,
  },
  { name: 'Take attendance, one absent', who: 'omar', onPhone: true, does: takeAttendance },
  { name: 'Mark papers', who: 'karim', does: markPapers },
  { name: 'Issue certificates', who: 'huda', does: issueCertificates },
  { name: 'Find a person', who: 'huda', does: findPerson },
  { name: 'Answer who owes', who: 'huda', does: whoOwes },
  { name: 'Register on a phone', who: 'layla', onPhone: true, does: register },
  { name: 'See my next session', who: 'layla', onPhone: true, does: nextSession },
  { name: 'Move a session', who: 'huda', does: moveSession },
]

interface Done {
  readonly task: Task
  readonly what: string
  readonly presses: number
  readonly keys: number
  readonly seconds: number
}

async function doTask(origin: string, task: Task): Promise<Done> {
  const { page, context } = await visit(origin, { language: 'en', viewport: task.onPhone ? phone : wide })
  try {
    page.setDefaultTimeout(20_000)
    const { email, role } = cast[task.who]
    await comeIn(page, email, castPassword, homeOf(role))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await still(page)
    const hand = new Hand(page)
    const begun = performance.now()
    const how = await task.does(hand)
    const seconds = (performance.now() - begun - hand.rested) / 1000
    return { task, what: [task.name, how].filter(Boolean).join(', '), presses: hand.presses, keys: hand.keys, seconds }
  } finally {
    await context.close()
  }
}

const lineOf = ({ task, what, presses, keys, seconds }: Done) => [
  what,
  `${cast[task.who].part}${task.onPhone ? ', on a phone' : ''}`,
  presses,
  keys,
  seconds.toFixed(1),
]

const beforeOf = ({ task: { name, before } }: Done) =>
  before ? [`- ${name}: ${before.presses} presses (${before.how}).`] : []

const pageOf = (done: readonly Done[]) => `# What a day takes

The ten commonest tasks on the sample academy, in English, each from the home of whoever does it. Written by
\`npx node docs/tasks.ts\`, which does them. Pages are opened by the palette where no tile of the home leads there.

- **Presses** of a mouse or a finger; **keys** beside them, each letter of a text one.
- **Seconds** are those in which the machine was waited for, until the page was at rest again after each step: no time to read, to
  think or to move a hand is in them. They say more about the machine than about the pages.

| task | who | presses | keys | seconds |
| --- | --- | --- | --- | --- |
${done.map((each) => `| ${lineOf(each).join(' | ')} |`).join('\n')}

## Before

The ways of 22 November 2026 are gone with their pages. Where one was counted, it was by hand, in the source of that day:

${done.flatMap(beforeOf).join('\n')}

Of the others nobody has counted it.
`

const wanted = process.argv[2]?.toLowerCase()
const academy = await startEmptyAcademy()
try {
  const done: Done[] = []
  for (const task of tasks.filter(({ name }) => !wanted || name.toLowerCase().includes(wanted))) {
    const each = await doTask(academy.origin, task)
    process.stdout.write(`${lineOf(each).join('\t')}\n`)
    done.push(each)
  }
  if (!wanted) writeFileSync(join(import.meta.dirname, 'tasks.md'), pageOf(done))
} finally {
  await closeBrowser()
  await academy.close()
}
