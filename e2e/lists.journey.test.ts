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
