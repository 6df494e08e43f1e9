import { describe, expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { actionsIn } from '#platform/shared/record/states.ts'
import { obstacles, type EligibilityFacts } from './eligibility.ts'
import {
  certificateModes,
  holderMayDownload,
  holderMayLook,
  issuerOf,
  mayBeAsked,
  mayDecide,
  verifiedStatus,
  type Issuer,
} from './modes.ts'

describe('modes', () => {
  const allowed = (who: Issuer | 'secondPerson') =>
    Object.fromEntries(certificateModes.states.map((mode) => [mode, actionsIn(certificateModes, mode, who)] as const))
  const alone = {
    prepared: ['issue'],
    issuedLocked: ['allowDownload'],
    issuedDownloadable: ['lockDownload'],
    hidden: [],
    superseded: [],
    revoked: [],
  }

  test('every mode × action × role', () => {
    expect(allowed('admin')).toEqual({
      ...alone,
      issuedLocked: ['allowDownload', 'hide'],
      issuedDownloadable: ['lockDownload', 'hide'],
      hidden: ['show'],
    })
    expect(allowed('coordinator')).toEqual(alone)
    expect(allowed('editor')).toEqual(alone)
    const out = ['supersede', 'revoke']
    expect(allowed('secondPerson')).toEqual({
      prepared: ['issue'],
      issuedLocked: out,
      issuedDownloadable: out,
      hidden: out,
      superseded: [],
      revoked: [],
    })
  })

  test('who issues: the coordinator, the admin, and an editor who has the right; nobody else with it', () => {
    const right = ['enteringcertificatewithnocourse'] as const
    const others = ['enteringcourseclass', 'enteringexamination'] as const
    expect(roles.filter((role) => issuerOf({ role, permissions: others }))).toEqual(['admin', 'trainingcoordinator'])
    expect(roles.filter((role) => issuerOf({ role, permissions: right }))).toEqual([
      'admin',
      'editor',
      'trainingcoordinator',
    ])
  })

  test('an admin approves a revocation, any of them a new version', () => {
    const given = (['admin', 'coordinator', 'editor'] as const).map((each) => [
      mayDecide('revoke', each),
      mayDecide('regenerate', each),
    ])
    expect(given).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ])
    expect(mayBeAsked('prepared', 'completion')).toEqual([])
    expect(mayBeAsked('prepared', 'noCourse')).toEqual(['issue'])
    expect(mayBeAsked('hidden', 'completion')).toEqual(['regenerate', 'revoke'])
  })

  test('what the holder sees, and what a stranger is told', () => {
    const seen = certificateModes.states.map((mode) => [
      holderMayLook(mode),
      holderMayDownload(mode),
      verifiedStatus(mode),
    ])
    expect(seen).toEqual([
      [false, false, null],
      [true, false, 'valid'],
      [true, true, 'valid'],
      [false, false, 'notValid'],
      [false, false, 'superseded'],
      [false, false, 'revoked'],
    ])
    expect(verifiedStatus('superseded', 'revoked')).toBe('revoked')
    expect(verifiedStatus('superseded', 'hidden')).toBe('superseded')
  })
})

describe('who gets one', () => {
  const facts = (more: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
    result: { passed: true, isTopBand: false },
    attendancePercent: 92,
    attendanceIsFinal: true,
    attendanceThreshold: 80,
    practical: { percent: 70, passPercent: 60 },
    owes: false,
    owesFeedback: false,
    wasRevoked: false,
    ...more,
  })

  test('passed and paid', () => {
    expect(obstacles('completion', facts())).toEqual([])
    expect(obstacles('attendance', facts())).toEqual([])
    expect(obstacles('excellence', facts())).toEqual(['notTopBand'])
    expect(obstacles('excellence', facts({ result: { passed: true, isTopBand: true } }))).toEqual([])
  })

  test('of the practical part: where there is one, once it is released, from its pass mark on', () => {
    const practical = (percent: number | null) => facts({ practical: { percent, passPercent: 60 }, result: null })
    expect(obstacles('practical', practical(60))).toEqual([])
    expect(obstacles('practical', practical(59.99))).toEqual(['practicalTooLow'])
    expect(obstacles('practical', practical(null))).toEqual(['practicalNotReleased'])
    expect(obstacles('practical', facts({ practical: null, owes: true }))).toEqual(['noPracticalPart', 'owesMoney'])
  })

  test('what is missing is named', () => {
    expect(obstacles('completion', facts({ result: null, owes: true }))).toEqual(['resultNotPublished', 'owesMoney'])
    expect(obstacles('completion', facts({ result: { passed: false, isTopBand: false } }))).toEqual(['notPassed'])
    expect(obstacles('attendance', facts({ attendancePercent: 79.99, attendanceIsFinal: false }))).toEqual([
      'attendanceNotFinal',
      'attendanceTooLow',
    ])
    expect(obstacles('attendance', facts({ attendancePercent: null }))).toEqual(['attendanceTooLow'])
    expect(obstacles('completion', facts({ wasRevoked: true }))).toEqual(['revokedBefore'])
  })
})
