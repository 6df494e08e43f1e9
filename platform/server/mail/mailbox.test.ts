import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { queueMail } from '../outbox/queue.ts'
import { registerMailbox } from './mailbox.ts'

let database: TestDatabase
const app = fastify()
beforeAll(async () => {
  database = await cloneDatabase()
  const academyName = { ar: 'أكاديمية ديوان', en: 'Diwan' }
  registerMailbox(app, {
    db: database.db,
    frame: async () => ({ academyName, from: 'a@diwan.example', publicUrl: 'http://localhost:8080' }),
    sample: true,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
const get = (url: string) => app.inject({ method: 'GET', url })

test('an empty mailbox says so', async () => {
  expect((await get('/dev/mail')).body).toContain('لم تصدر أي رسالة بعد.')
})

test('it speaks the three languages, each a link away, and says that the academy is a sample', async () => {
  for (const [lang, warning, links] of [
    ['ar', 'أكاديمية تجريبية', ['en', 'fr']],
    ['en', 'Sample academy', ['ar', 'fr']],
    ['fr', 'Académie d’essai', ['ar', 'en']],
  ] as const) {
    const { body } = await get(`/dev/mail?lang=${lang}`)
    expect(body).toContain(`<html lang="${lang}"`)
    expect(body).toContain(warning)
    expect([...body.matchAll(/href="\/dev\/mail\?lang=(..)"/g)].map(([, other]) => other)).toEqual(links)
  }
})

test('every letter is listed, opens in a sandbox, and tests read it as JSON', async () => {
  const to = { address: 'layla@diwan.example', name: 'ليلى <script>' }
  await queueMail(database.db, {
    kind: 'invoiceSent',
    to,
    language: 'ar',
    subject: 'فاتورة <b>',
    html: '<p>صدرت</p>',
    href: '/FollowRegistration',
  })
  const list = await get('/dev/mail')
  expect(list.headers['content-type']).toContain('text/html')
  expect(list.body).toContain('<html lang="ar" dir="rtl">')
  expect(list.body).toContain('فاتورة &lt;b&gt;')
  expect(list.body).not.toContain('<script>')
  const [one, nobody] = [
    await get('/dev/mail?to=layla@diwan.example'),
    await get('/dev/mail?lang=en&to=x@diwan.example'),
  ]
  expect(one.body).toContain('فاتورة &lt;b&gt;')
  expect(one.body).toContain('href="/dev/mail?to=layla%40diwan.example&amp;lang=en"')
  expect(nobody.body).toContain('Letters to <bdi dir="ltr">x@diwan.example</bdi>')
  expect(nobody.body).not.toContain('فاتورة')

  const { Items } = (await get('/dev/mail.json?to=layla@diwan.example')).json()
  expect(Items).toMatchObject([
    { Kind: 'invoiceSent', To: to.address, Html: '<p>صدرت</p>', Href: '/FollowRegistration' },
  ])
  expect((await get('/dev/mail.json?to=nobody@diwan.example')).json()).toEqual({ Items: [] })

  const page = await get(`/dev/mail/${Items[0].ID}?lang=en`)
  expect(page.body).toContain(`src="/dev/mail/${Items[0].ID}/letter"`)
  const letter = await get(`/dev/mail/${Items[0].ID}/letter`)
  expect(letter.headers['content-security-policy']).toContain('sandbox')
  expect(letter.body).toContain('href="http://localhost:8080/FollowRegistration"')
})

test.each(['0', '999', 'x', '1;drop'])('no letter %s', async (id) => {
  expect((await get(`/dev/mail/${id}`)).statusCode).toBe(404)
})
