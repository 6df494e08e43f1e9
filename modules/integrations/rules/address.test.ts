import { expect, test } from 'vitest'
import { isNetwork } from './address.ts'

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0', '::1', '2001:db8::/32', 'fe80::1:2', '1:2:3:4:5:6:7:8', '::/1'])(
  '%s is one',
  (text) => {
    expect(isNetwork(text)).toBe(true)
  },
)

test.each([
  '',
  '1.2.3',
  '1.2.3.4.5',
  '01.2.3.4',
  '256.1.1.1',
  '1.2.3.4/',
  '1.2.3.4/33',
  '1.2.3.4/0',
  '1.2.3.4/8/8',
  '::/129',
  ':',
  '1::2::3',
  '1:2:3',
  'localhost',
  '12345::',
  '1:2:3:4:5:6:7:8::',
])('%s is none', (text) => {
  expect(isNetwork(text)).toBe(false)
})
