import { expect, test } from 'vitest'
import { visitorsOfAcademy } from './site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })

test('a filter that the address brought says the name of its record, and is chosen in the panel', async () => {
  const { page, errors } = await comeAs('huda', '/CourseClass?CourseID=3')
  const on = page.getByRole('group', { name: 'Filters' }).last()
  await expect.poll(() => on.innerText()).toMatch(/Course: \p{L}{3}/u)
  const said = (await on.innerText()).split('\n')[0]!.replace('Course: ', '')
  await page.reload()
  await on.getByText(said).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Course' }).inputValue()).toBe(said)
  // What is not there has no name.
  await page.goto('/CourseClass?CourseID=99999')
  await expect.poll(() => on.innerText()).toContain('#99999')
  for (const address of [
    '/User/Trainee?OrganizationID=1',
    '/CourseClass?InstructorID=1',
    '/CourseClass?ClassRoomID=1',
    '/planning/AnnualPlan?CourseID=3',
  ]) {
    await page.goto(address)
    await expect.poll(() => on.innerText().catch(() => '')).toMatch(/: \p{L}{2}/u)
  }
  expect(errors).toEqual([])
})
