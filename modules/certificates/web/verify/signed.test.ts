import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { factsToSign, standingBy } from '../../rules/signed-facts.ts'
import sample from '../../documents/certificate/sample.ts'
import { check, checkBy, signedIn } from './signed.ts'

const pair = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')
const keyOf = (key: KeyObject, kid: string) => ({ kid, x: key.export({ format: 'jwk' }).x! })
const keys = [keyOf(pair.publicKey, 'one')]
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jws = (header: object, payload: object, by = pair) => {
  const said = `${encode(header)}.${encode(payload)}`
  return `${said}.${sign(null, Buffer.from(said), by.privateKey).toString('base64url')}`
}
const head = { alg: 'EdDSA', kid: 'one' }
const facts = factsToSign('CERT-2026-0001', 1, sample.Snapshot)!

test('what the academy signed is good; another fact, another key or another way of signing is not', async () => {
  const good = jws(head, facts)
  expect(await check(good, keys)).toEqual({ is: 'good', payload: facts })
  const [first, , last] = good.split('.')
  expect(await check(`${first}.${encode({ ...facts, n: 'Somebody Else' })}.${last}`, keys)).toEqual({ is: 'bad' })
  expect(await check(jws(head, facts, other), keys)).toEqual({ is: 'bad' })
  expect(await check(jws({ ...head, kid: 'two' }, facts), keys)).toEqual({ is: 'unknownKey' })
  expect(await check(jws({ ...head, alg: 'none' }, facts), keys)).toEqual({ is: 'bad' })
  expect(await check('ey.not.signed', keys)).toEqual({ is: 'bad' })
})

test('where the keys cannot be asked for, it is not called false', async () => {
  const good = jws(head, facts)
  const none = () => []
  expect(await checkBy(good, undefined, none)).toEqual({ is: 'noKeys' })
  // Those kept from before may be older than this signature, and do for what they signed.
  expect(await checkBy(jws({ ...head, kid: 'two' }, facts), undefined, () => keys)).toEqual({ is: 'noKeys' })
  expect(await checkBy(good, undefined, () => keys)).toEqual({ is: 'good', payload: facts })
  expect(await checkBy(jws(head, facts, other), undefined, () => keys)).toEqual({ is: 'bad' })
  expect(await checkBy(good, [], () => keys)).toEqual({ is: 'unknownKey' })
})

test('it is found behind the address and nowhere else', () => {
  const good = jws(head, facts)
  expect(signedIn(`#${good}`)).toBe(good)
  for (const each of ['', '#', '#part', `#${good}.more`]) expect(signedIn(each)).toBeNull()
})

test('what is too long is left out, the Arabic name of the course first, and names of the holder never', () => {
  const long = { ...sample.Snapshot, CourseName: { ar: 'س'.repeat(200), en: 'S'.repeat(100) } }
  expect(factsToSign('C-1', 1, long)).not.toHaveProperty('c')
  expect(factsToSign('C-1', 1, long)).toHaveProperty('d')
  const longer = factsToSign('C-1', 1, { ...long, CourseName: { en: 'S'.repeat(400) } })
  expect(longer).toMatchObject({ a: sample.Snapshot.NameAr, n: sample.Snapshot.NameEn, l: 'CC-2026-0007' })
  expect(longer).not.toHaveProperty('d')
  expect(factsToSign('C-1', 1, { ...long, NameAr: 'س'.repeat(200), NameEn: 'S'.repeat(200) })).toBeNull()
})

test('a list says how each stands', () => {
  const list = { iat: 1, r: ['A'], h: ['B'], s: { A: 2, C: 3 } }
  const by = (s: string, v: number) => standingBy(list, { s, v })
  expect([by('A', 2), by('B', 1), by('C', 2), by('C', 3), by('D', 1)]).toEqual([
    'revoked',
    'notValid',
    'superseded',
    'valid',
    'valid',
  ])
})
