import { expect, test } from 'vitest'
import {
  replicaStates,
  standingOfBackup,
  standingOfCount,
  standingOfDisk,
  standingOfMails,
  standingOfReplica,
  standingOfWaiting,
} from './health.ts'

const now = new Date('2026-11-28T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('a backup of this day is fine, of three days is not, and none is worst', () => {
  expect(
    [before(1), before(36), before(37), before(72), before(73), null].map((at) => standingOfBackup(at, now)),
  ).toEqual(['good', 'good', 'look', 'look', 'bad', 'bad'])
})

test('what waits is fine for a quarter of an hour', () => {
  expect([null, before(0.25), before(0.3), before(1), before(1.1)].map((at) => standingOfWaiting(at, now))).toEqual([
    'good',
    'good',
    'look',
    'look',
    'bad',
  ])
})

test('without a mail server mails are worth a look before one waits, and after an hour somebody has to act', () => {
  const waits = [null, before(0.1), before(0.9), before(2)]
  expect(waits.map((at) => standingOfMails(false, at, now))).toEqual(['look', 'look', 'look', 'bad'])
  expect(waits.map((at) => standingOfMails(true, at, now))).toEqual(['good', 'good', 'look', 'bad'])
})

test('a disk is looked at from a fifth of it free', () => {
  expect([20, 19, 10, 9].map((Free) => standingOfDisk({ Free, Size: 100 }))).toEqual(['good', 'look', 'look', 'bad'])
  expect(standingOfDisk(null)).toBe('look')
})

test('one that failed is enough', () => {
  expect([standingOfCount(0), standingOfCount(1), standingOfCount(1, 'look')]).toEqual(['good', 'bad', 'look'])
})

test('a replica that does not answer, or is none, is for somebody to mend; one that is late catches up', () => {
  expect(replicaStates.map(standingOfReplica)).toEqual(['good', 'look', 'look', 'bad', 'bad'])
})
