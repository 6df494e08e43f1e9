import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverModules } from '#apps/server/modules.ts'
import { richTextImageField } from '#platform/server/files/pictures/rich-text-image.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { keepBytes } from '#platform/server/files/storage/keep-bytes.ts'
import { cast, type CastKey } from '../stages/cast.ts'
import { startTestServer, testSecrets, type TestServer } from '../server.ts'

/*
 * Who may open a file that somebody else has uploaded and that no record has taken: of every upload field that the
 * modules declare, as each of the cast and as a visitor. A new field needs its line here.
 */
const mayOpen: Readonly<Record<string, readonly CastKey[]>> = {
  [richTextImageField]: Object.keys(cast) as CastKey[],
  accountPhoto: [],
  classRoomPhoto: [],
  courseImage: [],
  courseMaterial: [],
  libraryFile: [],
  paperImage: [],
  diplomaImage: [],
  advertPicture: [],
  passportScan: [],
  recordAttachment: [],
  roster: [],
  signupAttachment: [],
  membershipPaymentProof: [],
  paymentProof: [],
  chatFile: [],
  competitionPaymentProof: [],
  requestPaymentProof: [],
  visaProof: [],
  flightTicket: [],
  questionBank: [],
  questionMedia: ['nadia', 'sami'],
  repeatPaymentProof: ['nadia', 'sami'],
}

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const declared = serverModules({
  secrets: testSecrets,
  sample: null,
  publicUrl: 'http://127.0.0.1',
  hasMailbox: false,
  firstAnswers: new FirstAnswers(),
  identityProviders: [],
  onProviderFailure: () => undefined,
  ownUrl: 'http://127.0.0.1',
  sendsMail: false,
  webhookInsideHosts: [],
}).flatMap((module) => (module.uploads ?? []).map((upload) => upload.field))

test('every upload field has its line', () => {
  expect([...declared, richTextImageField].toSorted()).toEqual(Object.keys(mayOpen).toSorted())
})

test.each([...declared, richTextImageField])('%s opens to whom it should', async (field) => {
  const { id } = await server.db
    .insertInto('platform.file')
    .values({
      field,
      name: 'x',
      media_type: 'image/png',
      ...(await keepBytes(server.files, randomBytes(16))),
      uploaded_by: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opened: string[] = []
  for (const who of Object.keys(cast) as CastKey[]) {
    const headers = { authorization: `Bearer ${await (await server.as(who)).token()}` }
    const { statusCode } = await server.app.inject({ url: `/api/File/Download?ID=${id}`, headers })
    expect([200, 404]).toContain(statusCode)
    if (statusCode === 200) opened.push(who)
  }
  expect(opened).toEqual(mayOpen[field])
  expect((await server.app.inject({ url: `/api/File/Download?ID=${id}` })).statusCode).toBe(404)
})
