import { expect, test } from 'vitest'
import { isOutside, postOutside } from './post.ts'

test.each(['8.8.8.8', '142.250.1.1', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::5f'])('%s is outside', (address) => {
  expect(isOutside(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('%s is inside', (address) => {
  expect(isOutside(address)).toBe(false)
})

test('a name that stands for an address inside is not asked', async () => {
  const posted = { url: 'https://localhost/push', headers: {}, body: Buffer.from('x') }
  await expect(postOutside(posted)).rejects.toThrow('no address outside')
})
