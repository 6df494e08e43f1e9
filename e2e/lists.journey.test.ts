import { expect, test } from 'vitest'
import { visitorsOfAcademy } from './site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })

test('a filter that the address brought says the name of its record', async () => {
  const { page, errors } = await comeAs('huda', '/CourseClass?CourseID=3')
  const on = page.getByRole('group', { name: 'Filters' }).last()
  await expect.poll(() => on.innerText()).toMatch(/Course: \p{L}{3}/u)
  const said = (await on.innerText()).split('\n')[0]!.replace('Course: ', '')
  await page.reload()
  await on.getByText(said).waitFor()
  expect(errors).toEqual([])
})

for (const [name, width, rows] of [
  ['at a desk', 1440, 'tbody tr'],
  ['on a phone', 390, 'main ul[aria-busy] > li'],
] as const) {
  test(`all rows of a page follow those of the first sight, ${name}`, async () => {
    const { page, errors } = await comeAs('huda', '/User/Trainee?pageSize=50', {
      language: 'en',
      viewport: { width, height: 844 },
    })
    await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(25)
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    expect(errors).toEqual([])
  })
}

test('a field that searches says the name of the record that its form came with', async () => {
  const { page, errors } = await comeAs('sami', '/Question/AssessmentCourseQuestion-edit/1')
  const category = page.getByRole('combobox', { name: /Category/ })
  await expect.poll(() => category.inputValue()).toMatch(/\p{L}{3}/u)
  expect(errors).toEqual([])
})
