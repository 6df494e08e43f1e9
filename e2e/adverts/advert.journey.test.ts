import { expect, test } from 'vitest'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, comeAs } = visitorsOfAcademy({ language: 'en' })

test('a card is closed with its button; a link that nobody was given says so', async () => {
  const { page } = await comeAs('layla', '/Traineehome')
  const card = page.getByRole('article').filter({ hasText: 'Registration is open' })
  await card.getByRole('button', { name: /Close the announcement/ }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await card.count()).toBe(0)
  await page.goto(`${academy().origin}/AdvertisementLink/1-nobody?Way=mail`)
  await page.getByText('This link is nobody’s').waitFor()
})

test('a coordinator writes an advertisement in its own words, with the academy’s pictures at hand', async () => {
  const { page, errors } = await comeAs('huda', '/advertisement?add=true')
  await page.getByLabel('Title of the advertisement').first().waitFor()
  await page.getByText('Cut to 16:9 and shown on the card and the poster.').waitFor()
  expect(await page.getByText('Title of the letter').count()).toBe(0)
  expect(errors).toEqual([])
})
