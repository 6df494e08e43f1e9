import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileTexts } from '#testing/limits/hostile-texts.ts'
import { heldFor, longestHold } from '#testing/limits/held.ts'
import { reportedMail } from '#testing/servers/reported-mail.ts'
import { readDeliveryReport } from './delivery-report.ts'

const id = '<0b1f6c0e-4a63-4c9e-8f0d-0e5a1f7d2c11@mail.diwan>'

test('a report of one that is gone is read: what happened, of whom and of which letter', () => {
  expect(readDeliveryReport(reportedMail({ messageId: id, address: 'Layla@Diwan.example' }))).toEqual({
    action: 'failed',
    said: '5.1.1 550 5.1.1 <Layla@Diwan.example>: Recipient address rejected: User unknown',
    addresses: ['layla@diwan.example', 'layla@diwan.example'],
    messageIds: [id],
  })
})

test('line ends of either kind, a mail in base64 and the head alone are the same report', () => {
  const plain = readDeliveryReport(reportedMail({ messageId: id }))
  for (const looks of [{ lineEnd: '\n' }, { encoding: 'base64' }, { returns: 'message/rfc822' }] as const)
    expect(readDeliveryReport(reportedMail({ messageId: id, ...looks })), JSON.stringify(looks)).toEqual(plain)
})

test('signs that no database keeps are left out, however they came', () => {
  const looks = { messageId: id, said: '550 User\u0000 unknown\u0000' }
  const read = { said: '5.1.1 550 User unknown', messageIds: [id] }
  expect(readDeliveryReport(reportedMail(looks))).toMatchObject(read)
  expect(readDeliveryReport(reportedMail({ ...looks, encoding: 'base64' }))).toMatchObject(read)
  const quoted = reportedMail({ ...looks, said: '550 User=00 unknown=00' }).replace(
    'Content-Type: message/delivery-status',
    (line) => `${line}\r\nContent-Transfer-Encoding: quoted-printable`,
  )
  expect(readDeliveryReport(quoted)).toMatchObject(read)
  expect(readDeliveryReport(reportedMail({ messageId: id, said: 'a\ud800b' }))?.said).toBe('5.1.1 a\ufffdb')
})

test('a server that returns nothing of the letter names it by its envelope', () => {
  const text = reportedMail({ messageId: id, returns: null, envelope: id.slice(1, -1) })
  expect(readDeliveryReport(text)?.messageIds).toEqual([id])
  expect(readDeliveryReport(reportedMail({ messageId: id, returns: null }))?.messageIds).toEqual([])
})

test('what is only late, and what has arrived, is told apart from what has failed', () => {
  const actionOf = (action: string) => readDeliveryReport(reportedMail({ messageId: id, action }))?.action
  expect(['failed', 'Delayed', 'relayed', 'delivered', 'expanded', ''].map(actionOf)).toEqual([
    'failed',
    'delayed',
    'other',
    'other',
    'other',
    'other',
  ])
})

test('any other mail is none: an answer, a receipt that it was read, a report without its status, one cut off', () => {
  const report = reportedMail({ messageId: id })
  const others = [
    '',
    'Subject: Re: your course\r\n\r\nThank you!',
    report.replace('multipart/report', 'multipart/mixed'),
    report.replace('report-type=delivery-status', 'report-type=disposition-notification'),
    report.replaceAll('message/delivery-status', 'text/plain'),
    report.slice(0, report.indexOf('Reporting-MTA')),
  ]
  expect(others.map(readDeliveryReport)).toEqual(others.map(() => null))
})

test('whatever is put into it or taken out of it is read or refused, and never thrown', () => {
  const report = reportedMail({ messageId: id })
  const cut = fc.record({
    at: fc.nat(report.length),
    gone: fc.nat(200),
    put: fc.string({ maxLength: 60 }),
  })
  fc.assert(
    fc.property(fc.array(cut, { minLength: 1, maxLength: 6 }), (cuts) => {
      const text = cuts.reduce((mail, { at, gone, put }) => mail.slice(0, at) + put + mail.slice(at + gone), report)
      const read = readDeliveryReport(text)
      if (read === null) return
      expect(read.said.length).toBeLessThanOrEqual(500)
      expect(JSON.stringify(read)).not.toContain('\\u0000')
      expect(read.messageIds.length).toBeLessThanOrEqual(2)
      expect(read.addresses.length).toBeLessThanOrEqual(2)
    }),
    { numRuns: 400 },
  )
})

test('no text as long as one may be holds the server', () => {
  const length = 900_000
  const head = 'Content-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\n'
  const encoded = head.replace('\n\n--b', '\n\n--b\nContent-Transfer-Encoding: quoted-printable')
  const pumps = ['\n', '\n\n', '\n--b', 'a: b\n', '=41', '=\n', '<', 'Action: failed\n\n', ' ', '\n ', 'a:\n b\n']
  const texts = [
    ...hostileTexts(length),
    ...[head, encoded].flatMap((start) =>
      pumps.map((pump) => (start + pump.repeat(length / pump.length)).slice(0, length)),
    ),
  ]
  const slow = texts.filter((text) => heldFor(() => void readDeliveryReport(text)) > longestHold)
  expect(slow.map((text) => JSON.stringify(text.slice(0, 120)))).toEqual([])
})
