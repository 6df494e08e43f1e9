import { expect, test } from 'vitest'
import { busy } from '#platform/shared/refusal.ts'
import { databaseRefusal } from './database-errors.ts'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  failed('write EPIPE', { code: 'EPIPE', syscall: 'write' }),
  failed('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  failed('connect EAGAIN', { code: 'EAGAIN', syscall: 'connect' }),
  failed('Connection terminated unexpectedly'),
  failed('Client has encountered a connection error and is not queryable'),
  failed('Client was closed and is not queryable'),
  failed('terminating connection due to administrator command', { code: '57P01' }),
])('$message: the database is away for a while', (error) => expect(databaseRefusal(error)).toBe(busy))

test('what is not of the database stays a bug', () => {
  expect(databaseRefusal(failed('open', { code: 'ENOENT', syscall: 'open' }))).toBeNull()
  expect(databaseRefusal(new TypeError('x is undefined'))).toBeNull()
})
