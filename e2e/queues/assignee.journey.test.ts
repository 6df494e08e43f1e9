import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as t } from '#modules/registration/text/en.ts'
import { axe, expectErrors, overflowing, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

/* Two reviewers at one queue: what one has taken the other reads as taken, is refused, and takes over. */
const { comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })

const queue = '/MainCourseRegistration?task=review&Status=submitted&side=true'
const record = (page: Page) => page.getByRole('article')
const act = (page: Page, name: string) => record(page).getByRole('button', { name, exact: true })
/** What a text begins with, before its first value. */
const start = (text: string) => text.split('{{')[0]!

async function looksRight(page: Page): Promise<void> {
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

test('a registration is taken, another is refused in words, and takes it over', { timeout: 180_000 }, async () => {
  const huda = await comeAs('huda', queue)
  await record(huda.page).waitFor()
  await still(huda.page)
  const open = huda.page.locator('button[data-key][aria-current=true]')
  const key = await open.getAttribute('data-key')
  await act(huda.page, t.acts.takeUp.do).click()
  await record(huda.page).getByText(start(t.assignee.mine)).waitFor()
  await open.getByText(t.assignee.withMe).waitFor()
  await looksRight(huda.page)

  const sami = await comeAs('sami', `${queue}&registrations-academy=${key}`)
  await record(sami.page).waitFor()
  await still(sami.page)
  await record(sami.page)
    .getByText(/ has taken this registration to decide until /)
    .waitFor()
  await act(sami.page, t.acts.startReview.do).click()
  await sami.page
    .getByText(/ is deciding about this registration\. Ask them/)
    .first()
    .waitFor()
  await looksRight(sami.page)

  await act(sami.page, t.acts.takeUp.do).click()
  const asked = sami.page.getByRole('dialog')
  await asked.getByText(/ is deciding about this registration, and cannot go on/).waitFor()
  await looksRight(sami.page)
  await asked.getByRole('button', { name: t.acts.takeUp.do }).click()
  await record(sami.page).getByText(start(t.assignee.mine)).waitFor()
  await act(sami.page, t.acts.giveBack.do).click()
  await record(sami.page).getByText(t.assignee.free).waitFor()
  await looksRight(sami.page)
  // The refusal was asked for.
  expectErrors(sami.errors, /409/)
  expect([...huda.errors, ...sami.errors]).toEqual([])
})
