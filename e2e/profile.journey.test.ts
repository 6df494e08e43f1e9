import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, logIn, phone, wide } from './site/browser.ts'
import { visitorsOfAcademy } from './site/visitors.ts'

const { come, comeAs } = visitorsOfAcademy({ language: 'en', viewport: wide })

/** Half red, half blue: what was cut out shows in its colours. */
const picture = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#c00' } })
    .composite([
      {
        input: { create: { width: 600, height: 600, channels: 3, background: '#00c' } },
        left: 600,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()

async function choosePicture(page: Page, button: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await page.getByRole('application').waitFor()
}

const ownPhoto = (page: Page) => page.getByRole('group', { name: 'Photo' }).locator('img')
/** Colours of the photo at its left and right edge, as the browser shows it. */
async function coloursOf(page: Page): Promise<string[]> {
  await ownPhoto(page).waitFor()
  return ownPhoto(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const drawing = canvas.getContext('2d')!
    drawing.drawImage(image, 0, 0)
    return [8, canvas.width - 8].map((x) => {
      const [red = 0, , blue = 0] = drawing.getImageData(x, canvas.height / 2, 1, 1).data
      return red > blue ? 'red' : 'blue'
    })
  })
}

test('a trainee crops a photo, switches letters off, chooses French, and finds all of it after a reload', async () => {
  const { page, errors } = await comeAs('layla', '/profile')
  await page.getByRole('tab', { name: 'Account' }).click()
  await choosePicture(page, 'Add a photo')
  const area = page.getByRole('application')
  // Drawn to the left, the right half fills the circle.
  const box = (await area.boundingBox())!
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x - 60, box.y + 100, { steps: 6 })
  await page.mouse.up()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('The photo is saved.').waitFor()
  expect(await coloursOf(page)).toEqual(['blue', 'blue'])
  // The navbar shows it too.
  expect(await page.getByRole('banner').locator('img[src^="blob:"]').count()).toBe(1)

  const results = page.getByRole('combobox', { name: 'Mail: Results and certificates' })
  expect(await results.inputValue()).toBe('now')
  await results.selectOption('Never')
  await page.getByText('Your choice is saved.').waitFor()

  await page.getByRole('combobox', { name: 'Language' }).click()
  const saved = page.waitForResponse((response) => response.url().includes('/SaveSettings') && response.ok())
  await page.getByRole('option', { name: 'Français' }).click()
  await page.getByRole('tab', { name: 'Compte' }).waitFor()
  await saved
  await page.reload()
  await page.getByRole('tab', { name: 'Compte', selected: true }).waitFor()
  const choice = (topic: string) => page.getByRole('combobox', { name: `E-mail : ${topic}` }).inputValue()
  expect(await choice('Résultats et certificats')).toBe('off')
  expect(await choice('Examens')).toBe('now')
  expect(await coloursOf(page)).toEqual(['blue', 'blue'])
  expect(errors).toEqual([])
})

test('an editor crops by keyboard on a phone, sees the photo among the users, and removes it again', async () => {
  const { page, errors } = await comeAs('sami', '/pages/profile', { viewport: phone })
  await choosePicture(page, 'Add a photo')
  const area = page.getByRole('application')
  await area.focus()
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  expect(await page.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuenow')).toBe('1.1')
  await page.getByRole('slider', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('The photo is saved.').waitFor()
  expect(await coloursOf(page)).toEqual(['red', 'red'])
  await page.goto(`/user?search=${cast.sami.email}`)
  await page.getByRole('main').locator('img[src^="blob:"]').waitFor()
  await page.goto('/pages/profile')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click()
  await page.getByText('The photo was removed.').waitFor()
  expect(await ownPhoto(page).count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
})

test('an editor chooses the digits of Arabic: pages follow at once and on every device, papers keep the academy’s', async () => {
  const { page, errors } = await comeAs('sami', '/pages/profile', { language: 'ar' })
  const limit = page.getByText(/WebP حتى/)
  expect(await limit.textContent()).toMatch(/حتى [٠-٩]/)
  const saved = page.waitForResponse((response) => response.url().includes('/SaveSettings') && response.ok())
  await page.getByRole('radiogroup', { name: 'الأرقام في العربية' }).locator('label', { hasText: 'لاتينية' }).click()
  await expect.poll(() => limit.textContent()).toMatch(/حتى [0-9]/)
  await saved
  expect(await axe(page)).toEqual([])
  // What the account keeps comes with the log-in.
  const elsewhere = await come({ language: 'ar' })
  await logIn(elsewhere.page, cast.sami.email, castPassword, '/pages/profile')
  await elsewhere.page.getByText(/WebP حتى [0-9]/).waitFor()
  await page.goto('/report/CourseCatalogReport?lang=ar')
  await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
  const paper = await page.locator('[data-document]').textContent()
  expect(paper).toMatch(/[٠-٩]/)
  expect(errors).toEqual([])
})

test('a coordinator, who has no profile page, finds the account beside its security', async () => {
  const { page, errors } = await comeAs('huda', '/home')
  await page.getByRole('button', { name: cast.huda.nameEn }).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Account security' }).waitFor()
  await page.getByRole('switch', { name: 'Bell: Planning and coordination' }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
})

test('an administrator who acts as somebody sees the account and changes none of what is theirs', async () => {
  const { page, errors } = await comeAs('nadia', `/user?search=${cast.layla.email}`)
  await page.getByRole('link', { name: cast.layla.nameEn }).click()
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('She asks why no letter comes')
  await page.getByRole('dialog').getByRole('button', { name: 'Act as this person' }).click()
  await page.waitForURL(/\/Traineehome/)
  await page.goto('/profile?tab=account')
  await page.getByText('these choices are theirs alone').waitFor()
  expect(await page.getByRole('switch', { name: 'Bell: Exams' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /photo/ }).count()).toBe(0)
  expect(errors).toEqual([])
})
