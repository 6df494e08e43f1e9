import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endVisits, phone, wide } from './site/browser.ts'
import { composeExam, sitAndMark } from './main-job/exam-steps.ts'
import { importQuestions, importRoster } from './main-job/import-steps.ts'
import { certify, everybodyWasTold, giveDegrees, publishResults, takeAttendance } from './main-job/learning-steps.ts'
import { Person } from './main-job/person.ts'
import { planTheClass } from './main-job/planning-steps.ts'
import { registerAndPay } from './main-job/registration-steps.ts'
import { beginStory, type Story } from './main-job/story.ts'
import { openWorld, type World } from './main-job/world.ts'

/* One class from the plan to the certificate, through the pages, as the people who do it. */
let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())
afterAll(endVisits)

const chapters: readonly ((story: Story) => Promise<void>)[] = [
  importRoster,
  importQuestions,
  planTheClass,
  registerAndPay,
  composeExam,
  takeAttendance,
  giveDegrees,
  sitAndMark,
  publishResults,
  certify,
  everybodyWasTold,
]

describe.each([
  ['in Arabic', { language: 'ar', viewport: wide }],
  ['in English at phone width', { language: 'en', viewport: phone }],
] as const)('%s', (_, looks) => {
  test('one class from the plan to the certificate', { timeout: 900_000 }, async () => {
    const story = beginStory(world, { ...looks, origin: world.origin })
    for (const chapter of chapters) {
      try {
        await chapter(story)
      } catch (error) {
        await Person.last?.page
          .screenshot({ path: `test-results/${looks.language}-${chapter.name}.png` })
          .catch(() => {})
        throw new Error(`in the chapter ${chapter.name}`, { cause: error })
      }
    }
    expect(story.examCode).not.toBe('')
  })
})
