import { addDays, dayOf, weekday } from '#platform/shared/values/dates.ts'
import { expect } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { axe, visit } from '../site/browser.ts'
import { Person, type Looks } from './person.ts'
import { words, type JourneyWords } from './words.ts'
import type { World } from './world.ts'

/** What one run of the story knows as it goes on. */
export interface Story {
  readonly world: World
  readonly looks: Looks
  readonly t: JourneyWords
  readonly startDay: string
  /** The trainee of the imported roster whom the story follows. */
  readonly trainee: { readonly email: string; readonly nameAr: string }
  readonly as: (who: CastKey | 'trainee', to: string) => Promise<Person>
  planRow: number
  classId: number
  traineeId: number
  registrationId: number
  registrationCode: string
  examCode: string
}

/** A trainee of the roster with every cell right: an Egyptian whose passport is valid for years. */
const followed = { email: 'khaled.alotaibi14@example.net', nameAr: 'خالد حسن العتيبي' }

export function beginStory(world: World, looks: Looks): Story {
  // the first Sunday at least two weeks ahead: time for review and payment
  let startDay = addDays(dayOf(world.now()), 14)
  while (weekday(startDay) !== 0) startDay = addDays(startDay, 1)
  return {
    world,
    looks,
    t: words[looks.language],
    startDay,
    trainee: followed,
    as: (who, to) => Person.signedIn(looks, who === 'trainee' ? followed.email : cast[who].email, to),
    planRow: 0,
    classId: 0,
    traineeId: 0,
    registrationId: 0,
    registrationCode: '',
    examCode: '',
  }
}

/** The imported trainee opens the invitation's link and sets the first password. */
export async function letIn(story: Story): Promise<void> {
  const { world, looks, trainee } = story
  const { db } = world
  const account = db.updateTable('accounts.account').where('email', '=', trainee.email)
  await account.set({ language: looks.language }).execute()
  const token = await mailedToken(db, trainee.email)
  const { page, context, errors } = await visit(looks.origin, looks)
  await page.goto(`/pages/reset-password#${token}`)
  await page.getByText(trainee.email).waitFor()
  expect(page.url()).not.toContain(token)
  expect(await axe(page)).toEqual([])
  await page.locator('input[name=newPassword]').fill(castPassword)
  await page.locator('input[name=confirmPassword]').fill(castPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/Traineehome/)
  expect(errors).toEqual([])
  await context.close()
  const found = await db
    .selectFrom('people.trainee')
    .select('id')
    .where('email', '=', trainee.email)
    .executeTakeFirstOrThrow()
  story.traineeId = found.id
}
