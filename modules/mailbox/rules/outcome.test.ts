import { expect, test } from 'vitest'
import { causeOf } from './outcome.ts'

test('what a mail server said becomes one of a few causes', () => {
  expect(causeOf(null)).toBeNull()
  expect(causeOf('')).toBeNull()
  for (const said of ['550 5.1.1 <a@b.example>: Recipient address rejected: User unknown', '550 No such user here'])
    expect(causeOf(said)).toBe('noSuchAddress')
  for (const said of ['452 4.2.2 mailbox full', '552 over quota']) expect(causeOf(said)).toBe('mailboxFull')
  for (const said of ['connect ECONNREFUSED 127.0.0.1:25', 'Greeting never received: timeout'])
    expect(causeOf(said)).toBe('unreachable')
  expect(causeOf('554 5.7.1 Message rejected')).toBe('refusedByServer')
})
