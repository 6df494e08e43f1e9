import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterFrame } from '#platform/server/mail/frame.ts'
import { cleanMergeText } from '#platform/server/mail/merge/clean.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { attachedPictures } from '#platform/server/mail/pictures.ts'
import { deliverBySmtp } from '#platform/server/mail/smtp.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { sendDue, type Deliver } from '#platform/server/outbox/send-due.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startMailServer } from '#testing/servers/mail-server.ts'
import { upload } from '#testing/stages/upload.ts'
import { settingsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

async function put(Place: PaperPlace, width: number) {
  const bytes = await sharp({ create: { width, height: 400, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const sami = await server.as('sami')
  const FileID = await upload(server.app, sami, 'paperImage', { name: 'x.png', bytes })
  await sami.send(calls.setPaperImage, { body: { Place, FileID, ReplacesID: null } })
}

async function sendLetter(html: string, deliver: Deliver): Promise<void> {
  const to = { address: 'layla@diwan.example', name: 'ليلى' }
  await queueMail(server.db, { kind: 'testLetter', to, language: 'ar', subject: 'خبر', html })
  const config = { mailFrom: 'a@diwan.example', publicUrl: 'https://diwan.example' }
  await sendDue({ db: server.db, frame: letterFrame(server.db, config, attachedPictures(server.files)), deliver })
}

async function sentLetter(html: string): Promise<Letter> {
  const letters: Letter[] = []
  await sendLetter(html, async (letter) => void letters.push(letter))
  return letters.at(-1)!
}

test('a letter carries the academy’s pictures that it shows, no larger than it shows them, and no others', async () => {
  const text = '<p>أ <img src="picture:letterPicture" alt="" /><img src="picture:logo" alt="" /></p>'
  expect((await sentLetter(text)).html).not.toContain('<img')
  await put('letterPicture', 2400)
  const letter = await sentLetter(text)
  expect(letter.html.match(/src="[^"]*"/g)).toEqual(['src="cid:letterPicture@diwan"'])
  expect(letter.pictures.map(({ cid, mediaType }) => [cid, mediaType])).toEqual([['letterPicture@diwan', 'image/jpeg']])
  expect((await sharp(letter.pictures[0]!.bytes).metadata()).width).toBe(1200)
  expect((await sentLetter('<p>أ</p>')).pictures).toEqual([])

  await put('letterhead', 800)
  const headed = await sentLetter('<p>أ</p>')
  expect(headed.pictures.map(({ cid }) => cid)).toEqual(['letterhead@diwan'])
  expect(headed.html).toContain('<img src="cid:letterhead@diwan" alt="أكاديمية')
})

test('a mail server gets each picture inside of the mail, under the address that the text shows it by, and none from elsewhere', async () => {
  // Beside the two that the test above has put.
  await put('logo', 300)
  const mails = await startMailServer()
  const smtp = deliverBySmtp(mails.url)
  try {
    const text = cleanMergeText(
      '<p>أ <img src="picture:letterPicture" alt="" /><img src="picture:logo" alt="" width="140" />' +
        '<img src="https://elsewhere.example/seen.gif" alt="" /><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /></p>',
    )
    await sendLetter(text, smtp.deliver)
    const [mail] = mails.letters
    const shown = [...mail!.html!.matchAll(/src="([^"]*)"/g)].map(([, src]) => src!)
    expect(new Set(shown)).toEqual(new Set(['cid:letterhead@diwan', 'cid:letterPicture@diwan', 'cid:logo@diwan']))
    const attached = new Map(mail!.attachments.map((each) => [each.contentId, each] as const))
    for (const src of shown) {
      const picture = attached.get(`<${src.slice('cid:'.length)}>`)
      expect(picture, src).toMatchObject({ disposition: 'inline', related: true })
      expect((await sharp(Buffer.from(picture!.content as ArrayBuffer)).metadata()).height, src).toBeGreaterThan(0)
    }
    expect(attached.size).toBe(shown.length)
    expect(mail!.html).not.toContain('elsewhere.example')
  } finally {
    smtp.close()
    await mails.stop()
  }
})
