import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSetting } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, timeOf } from '#platform/shared/values/dates.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { openWorld, type World } from '../main-job/world.ts'
import { axe, comeIn, expectErrors, logIn, overflowing, phone, visit } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

/* What every form does, whatever it is about. */
const { comeAs } = visitorsOfAcademy({ language: 'en' })

/** Scrolls so far that the lower edge of the button lies this many pixels below the upper edge of Save. */
const scrollUnder = (page: Page, place: number, pixels: number) =>
  page.evaluate(
    ([at, below]) => {
      const small = [...document.querySelectorAll('form[data-page] button, form[data-page] a')].filter((each) => {
        const { height, width } = each.getBoundingClientRect()
        return height >= 24 && height < 40 && width > 0 && !each.closest('[data-foot]')
      })
      const save = document.querySelector('[data-foot] button[type=submit]')!.getBoundingClientRect()
      const button = small[at]
      if (button) window.scrollBy(0, button.getBoundingClientRect().bottom - save.top - below)
      return button !== undefined
    },
    [place, pixels] as const,
  )

test('no small button of a field reaches under Save, however far the page is scrolled', async () => {
  const { page, errors } = await comeAs('nadia', '/Instructor/Add-Edit/1?edit=true', { viewport: phone })
  await still(page)
  let tried = 0
  for (const place of [0, 1, 2])
    for (const pixels of [4, 10, 16, 22]) {
      if (!(await scrollUnder(page, place, pixels))) continue
      tried += 1
      expect(
        (await axe(page)).filter((found) => found.startsWith('target-size')),
        `${place} by ${pixels}`,
      ).toEqual([])
    }
  expect(tried).toBeGreaterThan(3)
  expect(errors).toEqual([])
})

test('a refused password marks its own field, and the change ends the sessions elsewhere', async () => {
  const { page, errors } = await comeAs('mariam', '/ChangePassword', { viewport: phone })
  const { page: elsewhere, errors: errorsElsewhere } = await comeAs('mariam', '/pages/sessions')
  await still(elsewhere)
  const fill = async (old: string, next: string) => {
    await page.locator('input[name=oldPassword]').fill(old)
    await page.locator('input[name=newPassword]').fill(next)
    await page.locator('input[name=confirmPassword]').fill(next)
    await page.locator('button[type=submit]').dblclick()
  }
  const marked = async (name: string, sentence: RegExp) => {
    await page.locator(`input[name=${name}][aria-invalid=true]`).waitFor()
    await page.getByText(sentence).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name)
    expect(await page.locator('form [role=alert]').count()).toBe(0)
    // the buttons take their colours back after the refusal
    await still(page)
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
  }
  await fill('Wrong-Word-12', 'Quiet-River-71')
  await marked('oldPassword', /present password is not right/)
  await fill(castPassword, castPassword)
  await marked('newPassword', /new password is the present one/)
  await fill(castPassword, 'Quiet-River-71')
  await page.waitForURL((url) => url.pathname !== '/ChangePassword')
  await elsewhere.bringToFront()
  await elsewhere.reload()
  await elsewhere.waitForURL(/\/pages\/login/)
  expectErrors(errors, /409/)
  expectErrors(errorsElsewhere, /401/)
  expect([...errors, ...errorsElsewhere]).toEqual([])
})

test('who leaves a form that keeps its draft reads that it is kept; at a log-out, that it is lost', async () => {
  const { page, errors } = await comeAs('nadia', '/Course')
  const course = '/Setting/Course-Edit/1/false?edit=true'
  const type = async () => {
    await page.locator('input[name=Hours]').fill('47')
    await page.getByRole('link', { name: 'Cancel' }).click()
  }
  const dialog = page.getByRole('dialog')
  await page.goto(course)
  await type()
  await dialog.getByText('stays in this browser until you log out').waitFor()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/Course-Edit\/1\/false$/)
  await page.goto(course)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  expect(await page.locator('input[name=Hours]').inputValue()).toBe('47')

  await page.getByRole('button', { name: cast.nadia.nameEn }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await dialog.getByText('what you wrote is lost').waitFor()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/pages\/login/)
  await page.reload()
  await logIn(page, cast.nadia.email, castPassword, course)
  await page.locator('input[name=Hours]').waitFor()
  await still(page)
  expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('on a phone a row says nothing of what there is nothing to say about', async () => {
  const { page, errors } = await comeAs('nadia', '/Setting/Nationality', { viewport: phone })
  await page.locator('main dl').first().waitFor()
  await still(page)
  const shown = await page
    .locator('main li dl')
    .evaluateAll((lists) =>
      lists.flatMap((list) =>
        [...list.querySelectorAll('dt')].map((label) => [
          (label as HTMLElement).checkVisibility(),
          label.nextElementSibling!.textContent !== '' || label.nextElementSibling!.childElementCount > 0,
        ]),
      ),
    )
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(([visible, said]) => visible !== said).length).toBe(0)
  expect(errors).toEqual([])
})

describe('in an academy of another time zone', () => {
  const auckland = 'Pacific/Auckland'
  let world: World
  beforeAll(async () => {
    world = await openWorld()
    await changeSetting(world.db, zoneSettings, 'timeZone', auckland)
  })
  afterAll(() => world.close())

  test('pages tell the time, and which day it is, as it is there', async () => {
    const at = new Date()
    const { page, context, errors } = await visit(world.origin, { language: 'en' })
    await comeIn(page, cast.nadia.email, castPassword, '/pages/audit')
    const first = page.locator('main table time').first()
    const written = new Date((await first.getAttribute('datetime'))!)
    expect(Math.abs(written.getTime() - at.getTime())).toBeLessThan(600_000)
    expect(await first.innerText()).toContain(timeOf(written, auckland))
    await page.getByRole('button', { name: 'Filter' }).click()
    const from = page.getByLabel('From').first()
    await from.click()
    const day = Number(dayOf(at, auckland).slice(8))
    await page.getByRole('button', { name: 'Open the calendar' }).first().click()
    expect(await page.locator('button[data-today]').first().innerText()).toBe(String(day))
    expect(await page.locator('button[data-today]').count()).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })
})
