import { expect, test } from 'vitest'
import { ar as planning } from '#modules/planning/text/ar.ts'
import { ar as t } from '#modules/planning/text/scenarios/ar.ts'
import { axe, overflowing, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'ar', viewport: wide })

test('a year is copied into the next, branched, changed, compared, and what came of it is made the plan', async () => {
  const now = new Date()
  const [from, to] = [now.getFullYear(), now.getFullYear() + 2]
  const { page } = await comeAs('nadia', `/planning/AnnualPlan?Year=${to}&FromYear=${from}&view=copy`)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const tab = (name: string) => page.getByRole('tab', { name }).click()

  await button(/^نسخ (?!.*سنة)/).click()
  await page.getByText(/نُسخ/).first().waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  // Once: what was copied cannot be ticked again.
  await page.getByText(t.copy.why.already).first().waitFor()

  await tab(planning.screens.scenarios)
  await button(planning.acts.addScenario.do).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.name).fill('خطة أوسع')
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).click()
  await page.getByText(t.noDifference).waitFor()
  expect(await axe(page)).toEqual([])

  // Its list opens, one row leaves it.
  await page.getByRole('link', { name: 'خطة أوسع' }).click()
  await page.getByText(t.shown.replace('{{name}}', 'خطة أوسع')).waitFor()
  await page.getByRole('row').nth(1).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(planning.sections.facts).waitFor()
  expect(await drawer.getByRole('button', { name: planning.acts.propose.do }).count()).toBe(0)
  await drawer
    .getByRole('button', { name: /المزيد|إجراءات/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: planning.acts.delete.do }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: planning.acts.delete.do }).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })

  await tab(planning.screens.scenarios)
  await page.getByText(t.kinds.left).first().waitFor()
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await button(planning.acts.activateScenario.do).click()
  const asking = page.getByRole('dialog')
  expect(await asking.getByLabel(t.activate.keep).inputValue()).toContain('خطة أوسع')
  await asking.getByRole('button', { name: planning.acts.activateScenario.do }).click()
  await page.getByText(t.activate.done.split('.')[0]!).first().waitFor()
  // The plan that was is kept, and differs by the one row.
  await page.getByText(t.activate.kept.replace('{{name}}', 'خطة أوسع')).first().waitFor()
  await page.getByText(t.kinds.right).first().waitFor()
})
