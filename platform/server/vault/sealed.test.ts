import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyIdOf, seal, unseal } from './sealed.ts'

const [id, key, plain] = ['0a1b2c3d', randomBytes(32), Buffer.from('JBSWY3DPEHPK3PXP')]

test('what is sealed opens again with its key and its row, and says which key that is', () => {
  const sealed = seal(id, key, plain, 'account 7')
  expect(unseal(key, sealed, 'account 7')).toEqual(plain)
  expect(keyIdOf(sealed)).toBe(id)
  expect(sealed.includes(plain)).toBe(false)
  expect(seal(id, key, plain, 'account 7')).not.toEqual(sealed)
})

test('another key, another row or one changed bit opens nothing', () => {
  const sealed = seal(id, key, plain, 'account 7')
  expect(() => unseal(key, sealed, 'account 8')).toThrow()
  expect(() => unseal(randomBytes(32), sealed, 'account 7')).toThrow()
  for (const at of [0, 5, 20, 32, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => unseal(key, changed, 'account 7')).toThrow()
  }
  expect(() => unseal(key, Buffer.of(2), 'account 7')).toThrow('Not a sealed value')
})

test('a value that an older version sealed, which named no key, opens too', () => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('account 7'))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  const sealed = Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), text])
  expect(keyIdOf(sealed)).toBeNull()
  expect(unseal(key, sealed, 'account 7')).toEqual(plain)
})
