import { expect, test } from 'vitest'
import { idleLife, sessionLives, tokenStanding } from './session-ends.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
const session = { lastUsedAt: at(0), expiresAt: at(12 * 60), revokedAt: null }

test('a session lives until it is idle, over or revoked', () => {
  expect(sessionLives(session, at(179))).toBe(true)
  expect(sessionLives(session, at(idleLife / 60_000))).toBe(false)
  expect(sessionLives({ ...session, lastUsedAt: at(700) }, at(719))).toBe(true)
  expect(sessionLives({ ...session, lastUsedAt: at(700) }, at(720))).toBe(false)
  expect(sessionLives({ ...session, revokedAt: at(1) }, at(2))).toBe(false)
})

test('a refresh token may be repeated for a minute', () => {
  expect(tokenStanding(null, at(5))).toBe('fresh')
  expect(tokenStanding(at(4), at(5))).toBe('used')
  expect(tokenStanding(at(4), new Date(at(5).getTime() + 1))).toBe('replayed')
})
