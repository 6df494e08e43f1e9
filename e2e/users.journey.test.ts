import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { cast } from '#testing/stages/cast.ts'
import { axe, expectErrors, overflowing, phone } from './site/browser.ts'
import { visitorsOfAcademy } from './site/visitors.ts'

const { comeAs } = visitorsOfAcademy({ language: 'en' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const banner = (page: Page) => page.getByRole('status', { name: 'Acting as somebody else' })

test('an editor invites a trainee with a permission, and may not give what editors lack', async () => {
  const { page, errors } = await comeAs('sami', '/user')
  await page.getByRole('link', { name: 'New user' }).click()
  await heading(page, 'New user')
  await page.getByLabel('Name in Arabic').fill('منى فؤاد')
  await page.getByLabel('E-mail').fill('mona@journey.example')
  await page.getByRole('combobox', { name: 'Role' }).click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Trainee', 'Instructor', 'Customer organization'])
  await page.getByRole('option', { name: 'Trainee' }).click()
  expect(await page.getByRole('checkbox', { name: 'Correct trainees’ marks' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'Enter courses' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/User\/Account\/\d+/)
  await page.getByText('Invited').first().waitFor()
  await page.getByRole('button', { name: /What it opens.*Enter courses/ }).click()
  await page.getByText('Add a course', { exact: true }).waitFor()
  // Rows under the floating bar are too small for axe.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
})

test('deleting somebody with data offers to set the account inactive instead', async () => {
  const { page, errors } = await comeAs('nadia', '/user?search=yusuf@diwan.example')
  await page.getByRole('link', { name: cast.yusuf.nameEn }).click()
  await heading(page, cast.yusuf.nameEn)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const refused = page.getByRole('dialog', { name: 'This user cannot be deleted' })
  await refused.getByRole('button', { name: 'Set inactive' }).click()
  await page.getByText('Inactive').first().waitFor()
  expectErrors(errors, /409/)
  expect(errors).toEqual([])
})

test('an administrator acts as a trainee under a banner on every page, and returns as before', async () => {
  const { page, errors } = await comeAs('nadia', '/user?search=layla@diwan.example', { viewport: phone })
  await page.getByRole('link', { name: cast.layla.nameEn }).click()
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('She does not find her certificate')
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this person' }).click()
  await page.waitForURL(/\/Traineehome/)
  for (const path of ['/ExamResult', '/profile', '/pages/sessions']) {
    await page.goto(path)
    await banner(page).getByText(cast.layla.nameEn).waitFor()
    expect(await overflowing(page), path).toEqual([])
  }
  await page.getByText('An administrator acting for you').waitFor()
  for (const path of ['/ChangePassword', '/ExamAnswer/x']) {
    await page.goto(path)
    await page.getByText('only the owner of the account may do this').waitFor()
  }
  expect(await axe(page)).toEqual([])
  await banner(page).getByRole('button', { name: 'Return' }).click()
  await page.waitForURL(/\/User\/Account\/\d+/)
  await heading(page, cast.layla.nameEn)
  expect(await banner(page).count()).toBe(0)
  await page.goto('/User/Account/8?tab=history')
  await page.getByText('She does not find her certificate').waitFor()
  expect(errors).toEqual([])
})

test('when acting ends elsewhere the tab is the administrator’s again', async () => {
  const { page, errors, context } = await comeAs('nadia', '/user?search=omar@diwan.example')
  await page.getByRole('link', { name: cast.omar.nameEn }).click()
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('A look at the schedule')
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this person' }).click()
  await page.waitForURL(/\/InstructorHome/)
  const omar = await comeAs('omar', '/pages/sessions')
  await omar.page.getByText('An administrator acting for you').waitFor()
  await omar.page.getByRole('button', { name: 'End all other sessions' }).click()
  await omar.page.getByText('The other sessions were ended.').waitFor()
  await page.goto('/InstructorSchedule')
  await page.getByText('Acting as somebody else is over.').waitFor()
  await page.waitForURL(/\/home$/)
  expect(await banner(page).count()).toBe(0)
  expectErrors(errors, /401/)
  expect(errors).toEqual([])
  await context.close()
})

test('an action that comes too late is refused, and the page then shows what is there now', async () => {
  const open = async () => {
    const { page } = await comeAs('nadia', '/user?search=mariam@diwan.example')
    await page.getByRole('link', { name: cast.mariam.nameEn }).click()
    await heading(page, cast.mariam.nameEn)
    return page
  }
  const [first, late] = [await open(), await open()]
  const deactivate = async (page: Page) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Set inactive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set inactive' }).click()
  }
  await deactivate(first)
  await first.getByText('Inactive', { exact: true }).first().waitFor()
  await deactivate(late)
  await late.getByRole('dialog').getByRole('alert').waitFor()
  await late.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await late.getByText('Inactive', { exact: true }).first().waitFor()
  expect(await late.getByRole('button', { name: 'Activate', exact: true }).count()).toBe(1)
})

test('a save without a network says so, keeps what was typed, and goes through afterwards', async () => {
  const { page, context, errors } = await comeAs('hany', '/CustomerProfile', { whole: true })
  await page.getByLabel('Job title').fill('Director of training')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The server was not reached.').first().waitFor()
  await context.setOffline(false)
  expect(await page.getByLabel('Job title').inputValue()).toBe('Director of training')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The data is saved.').waitFor()
  expectErrors(errors, /ERR_INTERNET_DISCONNECTED/)
  expect(errors).toEqual([])
  await context.close()
})

async function actAsHany() {
  const visit = await comeAs('nadia', '/user?search=hany@diwan.example')
  const { page } = visit
  await page.getByRole('link', { name: cast.hany.nameEn }).click()
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('A call about the telephone number')
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this person' }).click()
  await page.waitForURL(/\/CustomerHome/)
  await page.goto('/CustomerProfile')
  await page.getByLabel('Phone').fill('+201008888888')
  return visit
}

test('returning asks before it ends the acting, and what was typed for somebody else is never kept', async () => {
  const { page, errors, context } = await actAsHany()
  const back = banner(page).getByRole('button', { name: 'Return to my account' })
  await back.click()
  await page.getByRole('button', { name: 'Stay on the page' }).click()
  await banner(page).getByText(cast.hany.nameEn).waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+201008888888')
  await back.click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/User\/Account\/\d+/)
  expect(errors).toEqual([])
  await context.close()
})

test('a form that was open as somebody else is gone when they end it', async () => {
  const { page, context } = await actAsHany()
  const hany = await comeAs('hany', '/pages/sessions')
  await hany.page.getByText('An administrator acting for you').waitFor()
  await hany.page.getByRole('button', { name: 'End all other sessions' }).click()
  await hany.page.getByText('The other sessions were ended.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Acting as somebody else is over.').waitFor()
  await page.waitForURL(/\/home$/)
  await heading(page, `Welcome, ${cast.nadia.nameEn}`)
  await context.close()
})

test('logging out asks before it ends the session, and leaves nothing on the screen', async () => {
  const { page, errors } = await comeAs('hany', '/CustomerProfile')
  await page.getByLabel('Phone').fill('+201008888888')
  const logOut = async () => {
    await page.getByRole('button', { name: cast.hany.nameEn }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut()
  await page.getByRole('button', { name: 'Stay on the page' }).click()
  await page.getByLabel('Phone').fill('+201007777777')
  await logOut()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/pages\/login/)
  expect(errors).toEqual([])
})

test('whoever is refused reads what opens the page and whom to ask', async () => {
  for (const [who, names] of [
    ['huda', true],
    ['layla', false],
  ] as const) {
    const { page } = await comeAs(who, '/user')
    await heading(page, 'You may not open this page')
    await page.getByText('What your account has').waitFor()
    if (names) await page.getByText(cast.nadia.nameEn).waitFor()
    else expect(await page.getByText(cast.nadia.nameEn).count()).toBe(0)
    expect(await axe(page)).toEqual([])
  }
})
