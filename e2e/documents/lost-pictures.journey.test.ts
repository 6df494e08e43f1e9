import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { photoField } from '#modules/accounts/contract/photo.ts'
import { advertPictureField } from '#modules/campaigns/contract/advert.ts'
import { campaignsCalls } from '#modules/campaigns/contract/calls.ts'
import { en } from '#modules/settings/text/en.ts'
import { settingsCalls } from '#modules/settings/contract/calls.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { loseFile, upload } from '#testing/stages/upload.ts'
import type { TestServer } from '#testing/server.ts'
import { axe, comeIn, expectErrors, inWholeChromium, visit, type Visit } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { readPdf } from './printed-pdf.ts'

inWholeChromium()

let server: TestServer
let origin: string
let visitor: Visit
let ids: { readonly card: number; readonly advert: number; readonly courseClass: number }
const files: Record<string, number> = {}

const in3 = (text: string) => ({ ar: text, en: text, fr: text })
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  const site = await startStagedSite()
  server = site.server
  const [nadia, sami, layla] = [await server.as('nadia'), await server.as('sami'), await server.as('layla')]
  for (const Place of ['letterhead', 'logo', 'stamp'] as const satisfies readonly PaperPlace[]) {
    files[Place] = await upload(server.app, nadia, 'paperImage', { name: 'x.png', bytes: await picture('#f00') })
    await nadia.send(settingsCalls.setPaperImage, { body: { Place, FileID: files[Place], ReplacesID: null } })
  }
  files['photo'] = await upload(server.app, layla, photoField, { name: 'me.png', bytes: await picture('#f00') })
  await layla.send(accountsCalls.setPhoto, { body: { FileID: files['photo'] } })
  files['advert'] = await upload(server.app, sami, advertPictureField, { name: 'a.png', bytes: await picture('#f00') })
  const body = {
    Title: in3('Winter course'),
    Body: in3('<p>Come</p>'),
    PictureID: files['advert'],
    LinkKind: 'class' as const,
    LinkID: await addClass(server.db, new Date()),
    Channels: ['print' as const],
    AudienceID: null,
    StartsOn: '2026-12-01',
    StartTime: '09:00',
    EndsOn: '2026-12-10',
  }
  ids = {
    courseClass: await addClass(server.db, new Date(), { state: 'confirmed' }),
    card: await cardTo({ trainee: layla, keeper: sami }, 'active'),
    advert: (await sami.send(campaignsCalls.addAdvert, { body })).ID,
  }
  origin = site.origin
})
afterAll(closeStagedSite)

/** Whose browser has kept no picture: addresses of pictures on paper are for ever. */
async function newcomer(): Promise<void> {
  await visitor?.context.close()
  visitor = await visit(origin, { language: 'en' })
  await comeIn(visitor.page, cast.nadia.email, castPassword)
}

/** What its pictures are, as on the screen. */
async function shown(path: string): Promise<string[]> {
  await visitor.page.goto(path)
  await visitor.page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
  return visitor.page
    .locator('[data-document] img')
    .evaluateAll((all) => all.map((each) => ((each as HTMLImageElement).naturalWidth > 0 ? 'read' : 'broken')))
}

/** How many pictures are in the PDF of the document that is open, and the words of its first page. */
async function printed() {
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download', { timeout: 60_000 }),
    visitor.page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const pictures = bytes.toString('latin1').match(/\/Subtype ?\/Image\b/g)?.length ?? 0
  return { pictures, text: (await readPdf(bytes)).pages[0]!.text }
}

test('a document whose pictures are gone from the store comes all the same, without a broken one, on the screen and as PDF', async () => {
  const card = `/report/MembershipCard/${ids.card}?lang=en`
  const poster = `/report/Advertisement/${ids.advert}?lang=en`
  const signed = `/report/InstructorLoginSheetIACE/${ids.courseClass}?lang=en`
  await newcomer()
  for (const path of [card, poster, signed]) expect(await shown(path), path).toEqual(['read', 'read'])

  // The letterhead's banner alone: names and the logo stand in its place, also where the paper is printed at once.
  await loseFile(server, files['letterhead']!)
  await newcomer()
  expect(await shown(poster)).toEqual(['read', 'read'])
  expect((await printed()).pictures).toBe(2)

  for (const each of ['logo', 'stamp', 'photo', 'advert']) await loseFile(server, files[each]!)
  await newcomer()
  for (const [path, word] of [
    [card, 'T-0001'],
    [poster, 'Winter course'],
    [signed, 'Instructor'],
  ] as const) {
    expect(await shown(path), path).toEqual([])
    const { pictures, text } = await printed()
    expect(pictures, path).toBe(0)
    expect(text).toContain(word)
  }
  // The page that sets them says which are gone and what to do.
  await visitor.page.goto('/Setting/GeneralImage')
  for (const place of ['letterhead', 'logo', 'stamp'] as const) {
    const there = visitor.page.getByRole('group', { name: en.images.places[place], exact: true })
    await there.getByText(en.images.lost).waitFor()
    expect(await there.locator('img').count()).toBe(0)
  }
  expect(await axe(visitor.page)).toEqual([])
  expectErrors(visitor.errors, /Failed to load resource/)
  expect(visitor.errors).toEqual([])
})
