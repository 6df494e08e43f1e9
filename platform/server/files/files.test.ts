import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#platform/shared/access.ts'
import { audited } from '#testing/stages/audited.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { sealedFolder, testVault } from '#testing/servers/vault.ts'
import { Callers } from '../http/callers.ts'
import { answerErrors } from '../http/replies/errors.ts'
import { mount } from '../http/mount.ts'
import { openLog } from '../log/log.ts'
import type { UploadField } from '../module.ts'
import { implementFiles } from './calls.ts'
import { readOwnFile } from './read.ts'
import { attachFile } from './store.ts'

const people = { layla: 1, yusuf: 2, huda: 3 } as const
const roles: Record<keyof typeof people, Role> = { layla: 'trainee', yusuf: 'trainee', huda: 'trainingcoordinator' }
const actorOf = (name: keyof typeof people) => ({
  userId: people[name],
  role: roles[name],
  permissions: [],
  name,
  language: 'ar' as const,
  traineeId: null,
  instructorId: null,
  organizationId: null,
  actingAdminId: null,
})
/** Every question that was asked of the fields. */
const reviewers = new Set<symbol>()
const reviewersOpen: UploadField['mayOpen'] = async (_db, actor) => {
  reviewers.add(Symbol(actor.role))
  return actor.role === 'trainingcoordinator'
}
const fields: UploadField[] = [
  { field: 'paymentProof', types: ['pdf', 'jpeg', 'png'], maxBytes: 200_000, who: 'trainee', mayOpen: reviewersOpen },
  { field: 'roster', types: ['csv', 'xlsx', 'txt'], maxBytes: 10_000, who: 'reviewers', mayOpen: reviewersOpen },
]

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'diwan-files-'))
const files = sealedFolder(folder)
const app = fastify()
beforeAll(async () => {
  database = await cloneDatabase()
  const callers = new Callers(async (token) => ({
    actor: actorOf(token as keyof typeof people),
    sessionId: token,
    tokenEnds: Infinity,
  }))
  const log = openLog('silent')
  answerErrors(app, log, (code) => code, null)
  const serving = {
    db: database.db,
    persons: database.persons,
    files,
    vault: testVault,
    replicas: null,
    clock: () => new Date(),
    callers,
    limiter: null,
    tokens: { areaOf: () => null, used: () => undefined },
    gate: null,
    secure: false,
    checked: true,
  }
  mount(app, implementFiles(fields), { ...serving, hashKey: Buffer.alloc(32) })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function upload(who: keyof typeof people, field: string, name: string, content: Buffer | string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/File/Upload?Field=${field}`,
    headers: { authorization: `Bearer ${who}`, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const download = (who: keyof typeof people | null, id: number) =>
  app.inject({
    url: `/api/File/Download?ID=${id}`,
    headers: who ? { authorization: `Bearer ${who}` } : {},
  })
const pdf = '%PDF-1.7\nproof'

test('a file comes back to who sent it and to who may open it, and to nobody else', async () => {
  const { status, body } = await upload('layla', 'paymentProof', 'إيصال الدفع.pdf', pdf)
  expect(status).toBe(200)
  expect(body).toEqual({ ID: expect.any(Number), Name: 'إيصال الدفع.pdf', Bytes: 14, MediaType: 'application/pdf' })
  for (const who of ['layla', 'huda'] as const) {
    const { statusCode, headers, body: bytes } = await download(who, body.ID)
    expect([statusCode, bytes]).toEqual([200, pdf])
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('إيصال الدفع.pdf')}`)
  }
  const others = await Promise.all([download('yusuf', body.ID), download(null, body.ID), download('yusuf', 999_999)])
  for (const other of others) expect(other.json()).toMatchObject({ status: 404, code: 'notFound' })
  // Who opens the own file leaves nothing, nor does who gets none.
  expect(await audited(database.db, 'platform.downloadFile')).toMatchObject([
    { actor_id: people.huda, subject_id: body.ID, data: { field: 'paymentProof' } },
  ])
})

test('a form that is torn, or is none, is refused as such and leaves nothing', async () => {
  const head = 'content-disposition: form-data; name="file"; filename="a.pdf"\r\n'
  const whole = `--b0\r\n${head}\r\n${pdf}\r\n--b0--\r\n`
  const type = 'multipart/form-data; boundary=b0'
  const torn: [string, string, string][] = [
    ['without an end', type, whole.slice(0, -10)],
    ['cut in its head', type, whole.slice(0, 20)],
    ['without a boundary', 'multipart/form-data', whole],
    ['with another boundary', 'multipart/form-data; boundary=zz', whole],
    ['with endless heads', type, `--b0\r\n${'x-a: b\r\n'.repeat(20_000)}\r\n`],
    ['empty', type, ''],
  ]
  const answers = []
  for (const [how, contentType, payload] of torn) {
    const headers = { authorization: 'Bearer layla', 'content-type': contentType }
    const answer = await app.inject({ method: 'POST', url: '/api/File/Upload?Field=paymentProof', headers, payload })
    answers.push([how, answer.statusCode, answer.json<{ fields?: { path: string }[] }>().fields?.[0]?.path])
  }
  expect(answers).toEqual(torn.map(([how]) => [how, 400, 'file']))
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('incoming/'))).toEqual([])
})

test('whoever sent a file about somebody else is asked like all others once a record has it, and audited by its field', async () => {
  const { body } = await upload('huda', 'roster', 'scan.csv', 'a,b')
  expect((await download('huda', body.ID)).statusCode).toBe(200)
  const give = (subject_type: string, subject_id: number) =>
    database.db.updateTable('platform.file').set({ subject_type, subject_id }).where('id', '=', body.ID).execute()
  await give('trainee', 5)
  const asks = reviewers.size
  expect((await download('huda', body.ID)).statusCode).toBe(200)
  expect(reviewers.size).toBe(asks + 1)
  // The right has gone meanwhile.
  await database.db.updateTable('platform.file').set({ uploaded_by: people.layla }).where('id', '=', body.ID).execute()
  expect((await download('layla', body.ID)).json()).toMatchObject({ status: 404, code: 'notFound' })
  // One's own record's files stay one's own.
  await give('account', people.layla)
  expect((await download('layla', body.ID)).statusCode).toBe(200)
})

test('who may not send a kind of file is refused before a byte is read, visitors too', async () => {
  expect(await upload('layla', 'roster', 'roster.csv', 'a,b')).toMatchObject({
    status: 403,
    body: { code: 'notAllowed' },
  })
  expect(await upload('layla', 'nothing', 'a.pdf', pdf)).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
  const visitor = await app.inject({ method: 'POST', url: '/api/File/Upload?Field=paymentProof' })
  expect(visitor.statusCode).toBe(401)
  const json = { method: 'POST', url: '/api/File/Upload?Field=paymentProof', payload: {} } as const
  expect((await app.inject({ ...json, headers: { authorization: 'Bearer layla' } })).statusCode).toBe(415)
})

test.each([
  ['virus.pdf', 'MZ not a document', 'fileDamaged', 422],
  ['page.html', '<html>', 'fileNotAccepted', 415],
  ['letter.pdf.exe', pdf, 'fileNotAccepted', 415],
  ['photo.png', pdf, 'fileDamaged', 422],
  ['photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'fileDamaged', 422],
  ['big.pdf', `%PDF-${'x'.repeat(200_000)}`, 'tooLarge', 413],
  ['empty.pdf', '', 'invalidInput', 400],
])('%s is refused and nothing of it stays', async (name, content, code, status) => {
  expect(await upload('layla', 'paymentProof', name, content)).toMatchObject({ status, body: { code } })
  expect(readdirSync(files.incoming)).toEqual([])
})

test('a picture is encoded anew, upright and without where and when it was taken', async () => {
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#933' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await upload('layla', 'paymentProof', 'photo.jpeg', Buffer.concat([photo, Buffer.from('<script>')]))
  const { rawPayload } = await download('layla', body.ID)
  expect(rawPayload.includes('script')).toBe(false)
  const { width, height, exif, orientation } = await sharp(rawPayload).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 30,
    height: 60,
    exif: undefined,
    orientation: undefined,
  })
})

test('a picture of too many points is refused, however few bytes it has', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(200_000)
  expect(await upload('layla', 'paymentProof', 'bomb.png', bomb)).toMatchObject({ body: { code: 'pictureTooLarge' } })
})

test('a file is given to one record, by who sent it, for what it was sent', async () => {
  const { body } = await upload('layla', 'paymentProof', 'proof.pdf', pdf)
  const give = (who: keyof typeof people, field: string, record: number, id: number = body.ID) =>
    attachFile(database.db, actorOf(who), id, field, ['registration', record])
  await expect(give('yusuf', 'paymentProof', 5)).rejects.toThrow('fileNotFound')
  await expect(give('layla', 'roster', 5)).rejects.toThrow('fileNotFound')
  await expect(give('layla', 'paymentProof', 5, 999_999)).rejects.toThrow('fileNotFound')
  await give('layla', 'paymentProof', 5)
  await give('layla', 'paymentProof', 5)
  await expect(give('layla', 'paymentProof', 6)).rejects.toThrow('fileTaken')
})

test('a handler reads the actor’s own file', async () => {
  const { body } = await upload('huda', 'roster', 'قائمة.csv', 'الاسم,البريد\n')
  const asked = (who: keyof typeof people) => ({ db: database.db, actor: actorOf(who), files })
  const { name, bytes } = await readOwnFile(asked('huda'), body.ID, 'roster')
  expect([name, bytes.toString()]).toEqual(['قائمة.csv', 'الاسم,البريد\n'])
  await expect(readOwnFile(asked('layla'), body.ID, 'roster')).rejects.toThrow('fileNotFound')
})

test('nobody fills the disk: 200 files a day', async () => {
  const row = {
    field: 'paymentProof',
    name: 'x.pdf',
    media_type: 'application/pdf',
    bytes: 1,
    uploaded_by: people.yusuf,
  }
  const rows = Array.from({ length: 199 }, (_, n) => ({ ...row, sha256: Buffer.alloc(32), storage_key: `key-${n}` }))
  await database.db.insertInto('platform.file').values(rows).execute()
  const tries = await Promise.all([1, 2, 3].map(() => upload('yusuf', 'paymentProof', 'a.pdf', pdf)))
  expect(tries.map((each) => each.body.code ?? 'stored').sort()).toEqual([
    'fileQuotaReached',
    'fileQuotaReached',
    'stored',
  ])
})
