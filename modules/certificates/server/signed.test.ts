import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QRCodeSVG } from 'qrcode.react'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import schema from '#testing/fixtures/openbadges/achievement-credential.schema.json' with { type: 'json' }
import { sealColumnAnew } from '#platform/server/vault/anew.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { certificatesCalls as calls } from '../contract/calls.ts'
import certificate from '../documents/certificate/document.ts'
import { sealedSigningKeys } from './store/signing-keys.ts'

const page = documentCall(certificate)
let server: TestServer
let staged: StagedClass
beforeAll(async () => {
  server = await startTestServer()
  staged = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'] })
  const registrations = await server.db
    .selectFrom('registration.registration_facts')
    .select('registration_id')
    .where('class_id', '=', staged.classId)
    .execute()
  const result = { standing: 'final', percent: 91.5, passed: true, arithmetic: '{}' } as const
  await server.db
    .insertInto('evaluation.final_result')
    .values(registrations.map((each) => ({ ...each, ...result, published_at: '2026-03-13T09:00:00Z' })))
    .execute()
})
afterAll(() => server.close())

type Who = 'layla' | 'mariam' | 'yusuf'
const of = (who: Who) => ({ TraineeID: staged.traineeIds[who]!, CourseClassID: staged.classId })
const issue = async (who: Who) => {
  const huda = await server.as('huda')
  await huda.send(calls.saveTraineeCertificate, { ...of(who), Certificate: 'completion' })
  return (await huda.send(page, of(who))).Content
}
const parts = (jws: string) => {
  const [head, body, signature] = jws.split('.') as [string, string, string]
  const json = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  return { head: json(head), body: json(body), said: `${head}.${body}`, signature: Buffer.from(signature, 'base64url') }
}
/** By node:crypto, which is not what signs. */
const isSignedBy = (jws: string, jwk: JsonWebKey) =>
  verify(null, Buffer.from(parts(jws).said), createPublicKey({ key: jwk, format: 'jwk' }), parts(jws).signature)
const keys = async () => (await server.anonymous.send(calls.getSigningKeys, {})).keys
const list = async () => parts((await server.anonymous.send(calls.getStatusList, {})).List).body

test('the code on the paper carries the facts, signed by a key that the academy publishes', async () => {
  const { Signed, Serial, VerifyAddress } = await issue('layla')
  const { head, body } = parts(Signed!)
  const [key] = await keys()
  expect(head).toEqual({ alg: 'EdDSA', kid: key!.kid })
  expect(body).toMatchObject({ s: Serial, v: 1, k: 'completion', n: 'Layla Hassan Alansari', p: 91.5, f: '2026-03-01' })
  expect(isSignedBy(Signed!, key!)).toBe(true)
  expect(isSignedBy(Signed!.replace(/[^.]{4}$/, 'AAAA'), key!)).toBe(false)
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  expect(await server.anonymous.send(calls.getSigningKey, { Kid: key!.kid })).toEqual(key)
  expect(await refusalOf(server.anonymous.send(calls.getSigningKey, { Kid: 'nobody' }))).toMatchObject({ status: 404 })
  // 17 squares and four more with each version; the code has 4 of margin.
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: `${VerifyAddress}#${Signed}`, level: 'M', marginSize: 0 }),
  )
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  expect((side - 17) / 4).toBeLessThanOrEqual(24)
})

test('the longest facts that are signed fit into version 24', () => {
  const address = `https://academy-of-a-long-name.example/verify/${'0'.repeat(32)}#`
  // 520 bytes of facts with header and signature, in base64url.
  const jws = 'A'.repeat(Math.ceil((520 * 4) / 3) + 43 + 86 + 2)
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: address + jws, level: 'M', marginSize: 0 }))
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  expect((side - 17) / 4).toBeLessThanOrEqual(25)
})

test('the private half is sealed, and a change of the data key leaves it usable', async () => {
  const row = await server.db.selectFrom('certificates.signing_key').selectAll().executeTakeFirstOrThrow()
  expect(row.private_sealed.length).toBeGreaterThan(60)
  expect(await sealColumnAnew(server.db, server.vault, sealedSigningKeys)).toBe(0)
  expect(server.vault.open('signing', row.private_sealed, `signing key ${row.kid}`)).toHaveLength(32)
  expect(() => server.vault.open('signing', row.private_sealed, 'signing key other')).toThrow()
})

test('a new key signs from then on, and what the former signed is still checked by it', async () => {
  const before = (await keys())[0]!
  const old = await issue('layla')
  for (const who of ['sami', 'huda', 'layla'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.changeSigningKey, {}))).toMatchObject({
      code: 'notAllowed',
    })
  const nadia = await server.as('nadia')
  const { ID } = await nadia.send(calls.changeSigningKey, {})
  const [now, former] = await keys()
  expect(former).toEqual(before)
  const next = await issue('mariam')
  expect([parts(old.Signed!).head.kid, parts(next.Signed!).head.kid]).toEqual([former!.kid, now!.kid])
  expect([isSignedBy(next.Signed!, now!), isSignedBy(old.Signed!, former!)]).toEqual([true, true])
  expect(await nadia.send(calls.getKeyInUse, {})).toMatchObject({ Kid: now!.kid, Former: 1 })
  const [entry] = await audited(server.db, 'certificates.changeSigningKey')
  expect(entry).toMatchObject({ subject_id: ID, after: { kid: now!.kid } })
  expect(JSON.stringify(entry)).not.toMatch(/private|sealed/i)
})

test('the signed list names what is revoked, hidden and replaced', async () => {
  expect(await list()).toMatchObject({ r: [], h: [], s: {} })
  const nadia = await server.as('nadia')
  const huda = await server.as('huda')
  const rowOf = async (who: Who) =>
    (await huda.send(calls.getAllTraineeCertificate, { traineeID: staged.traineeIds[who]! })).Items[0]!
  const askAndApprove = async (who: Who, call: typeof calls.askRevocation | typeof calls.askRegeneration) => {
    const { ID, LockVersion } = await rowOf(who)
    await huda.send(call, { body: { ID, Reason: 'سبب', LockVersion } })
    await nadia.send(calls.decideChange, { body: { ID: (await rowOf(who)).Change!.ID, Approve: true } })
  }
  const { Serial: third } = await issue('yusuf')
  await askAndApprove('layla', calls.askRevocation)
  await askAndApprove('mariam', calls.askRegeneration)
  const hidden = await rowOf('yusuf')
  await nadia.send(calls.changeCertificateMode, {
    body: { ID: hidden.ID, Action: 'hide', Reason: 'سبب', LockVersion: hidden.LockVersion },
  })
  const found = await list()
  const [revoked, replaced] = [(await rowOf('layla')).Serial, (await rowOf('mariam')).Serial]
  expect(found).toMatchObject({ r: [revoked], h: [third], s: { [replaced]: 2 } })
  expect(Math.abs(found.iat - server.now().getTime() / 1000)).toBeLessThan(5)
  expect(isSignedBy((await server.anonymous.send(calls.getStatusList, {})).List, (await keys())[0]!)).toBe(true)
  expect(parts((await huda.send(page, of('mariam'))).Content.Signed!).body).toMatchObject({ s: replaced, v: 2 })
})

test('who may download it has the same as an Open Badge, by the published schema and the academy’s key', async () => {
  const huda = await server.as('huda')
  const mariam = await server.as('mariam')
  const row = (await mariam.send(calls.getAllTraineeCertificate, {})).Items[0]!
  expect(await refusalOf(mariam.send(calls.getOpenBadge, { ID: row.ID }))).toMatchObject({ code: 'notNow' })
  await huda.send(calls.setIsDownloadCertificate, { body: { IDs: [row.ID], IsDownload: true } })
  expect(await refusalOf((await server.as('layla')).send(calls.getOpenBadge, { ID: row.ID }))).toMatchObject({
    status: 404,
  })
  const { Jwt, Serial } = await mariam.send(calls.getOpenBadge, { ID: row.ID })
  const { head, body } = parts(Jwt)
  const key = (await keys())[0]!
  expect(head).toMatchObject({ alg: 'EdDSA', typ: 'JWT', kid: expect.stringContaining(`GetSigningKey?Kid=${key.kid}`) })
  expect(isSignedBy(Jwt, key)).toBe(true)
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)
  expect(validate(body), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...body, credentialSubject: { type: ['AchievementSubject'] } })).toBe(false)
  expect(body).toMatchObject({
    iss: body.issuer.id,
    jti: body.id,
    sub: body.credentialSubject.id,
    nbf: Date.parse(body.validFrom) / 1000,
    credentialSubject: { licenseNumber: Serial, achievement: { achievementType: 'CertificateOfCompletion' } },
  })
  expect(JSON.stringify(body)).not.toContain('mariam@')
  expect(await server.anonymous.send(calls.getBadgeIssuer, {})).toEqual(body.issuer)
})
