import { expect, test } from 'vitest'
import { subscriptionIn } from './push-subscription.ts'

const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
const token = (endpoint: string, more: object = {}) => JSON.stringify({ endpoint, expirationTime: null, keys, ...more })
const real = 'https://fcm.googleapis.com/fcm/send/abc:def'

test('a subscription is read as browsers write it', () => {
  expect(subscriptionIn(token(real))).toEqual({ endpoint: real, ...keys })
})

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://127.0.0.1/x',
  'https://10.0.0.8/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://localhost/x',
  'https://database/x',
  'https://metadata.google.internal/x',
  'https://printer.local/x',
  'https://push.example.com:8443/x',
  'https://user:word@push.example.com/x',
  'file:///etc/passwd',
  'push',
])('%s is no address that the academy asks', (endpoint) => {
  expect(subscriptionIn(token(endpoint))).toBeNull()
})

test('what is no subscription is none: older tokens, wrong keys, rubbish, too much', () => {
  for (const other of [
    null,
    '',
    'cXz:APA91b-a-token-of-old',
    '[]',
    'null',
    '{"endpoint":7}',
    token(real, { keys: { ...keys, auth: 'AAAA' } }),
    token(real, { keys: { ...keys, p256dh: `${keys.p256dh.slice(0, -1)}!` } }),
    token(real, { keys: undefined }),
    token(`${real}${'a'.repeat(1100)}`),
  ])
    expect(subscriptionIn(other), String(other).slice(0, 40)).toBeNull()
})
