import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)
const plain = Buffer.from('سر')

test('what was sealed opens in its own row, with its own key, and looks different each time', () => {
  const sealed = seal(key, plain, 'account 7')
  expect(unseal(key, sealed, 'account 7')).toEqual(plain)
  expect(seal(key, plain, 'account 7')).not.toEqual(sealed)
})

test('another row, another key and a changed bit do not open it', () => {
  const sealed = seal(key, plain, 'account 7')
  expect(() => unseal(key, sealed, 'account 8')).toThrow()
  expect(() => unseal(randomBytes(32), sealed, 'account 7')).toThrow()
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => unseal(key, changed, 'account 7')).toThrow()
  }
  expect(() => unseal(key, Buffer.of(1), 'account 7')).toThrow('Not a sealed value')
})
