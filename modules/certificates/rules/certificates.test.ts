import { describe, expect, test } from 'vitest'
import { actionsIn } from '#platform/shared/states.ts'
import { obstacles, type EligibilityFacts } from './eligibility.ts'
import { certificateModes, holderMayDownload, holderMayLook, verifiedStatus, type CertificateRole } from './modes.ts'

describe('modes', () => {
  const allowed = (who: CertificateRole) =>
    Object.fromEntries(
      certificateModes.states.map((mode) => [mode, actionsIn(certificateModes, mode, who as never)] as const),
    )

  test('every mode × action × role', () => {
    expect(allowed('admin')).toEqual({
      prepared: ['issue', 'allowDownload'],
      issuedLocked: ['allowDownload', 'hide', 'supersede'],
      issuedDownloadable: ['lockDownload', 'hide', 'supersede'],
      hidden: ['show', 'supersede'],
      superseded: [],
      revoked: [],
    })
    expect(allowed('coordinator')).toEqual({
      prepared: ['issue', 'allowDownload'],
      issuedLocked: ['allowDownload', 'supersede'],
      issuedDownloadable: ['lockDownload', 'supersede'],
      hidden: ['supersede'],
      superseded: [],
      revoked: [],
    })
    for (const who of ['holder', 'other'] as const) expect(Object.values(allowed(who)).flat()).toEqual([])
  })

  test('what the holder sees, and what a stranger is told', () => {
    const seen = certificateModes.states.map((mode) => [
      holderMayLook(mode),
      holderMayDownload(mode),
      verifiedStatus(mode),
    ])
    expect(seen).toEqual([
      [false, false, 'notValid'],
      [true, false, 'valid'],
      [true, true, 'valid'],
      [false, false, 'notValid'],
      [false, false, 'superseded'],
      [false, false, 'notValid'],
    ])
  })
})

describe('who gets one', () => {
  const facts = (more: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
    result: { passed: true, isTopBand: false },
    attendancePercent: 92,
    attendanceIsFinal: true,
    attendanceThreshold: 80,
    owes: false,
    ...more,
  })

  test('passed and paid', () => {
    expect(obstacles('completion', facts())).toEqual([])
    expect(obstacles('attendance', facts())).toEqual([])
    expect(obstacles('excellence', facts())).toEqual(['notTopBand'])
    expect(obstacles('excellence', facts({ result: { passed: true, isTopBand: true } }))).toEqual([])
  })

  test('what is missing is named', () => {
    expect(obstacles('completion', facts({ result: null, owes: true }))).toEqual(['resultNotPublished', 'owesMoney'])
    expect(obstacles('completion', facts({ result: { passed: false, isTopBand: false } }))).toEqual(['notPassed'])
    expect(obstacles('attendance', facts({ attendancePercent: 79.99, attendanceIsFinal: false }))).toEqual([
      'attendanceNotFinal',
      'attendanceTooLow',
    ])
    expect(obstacles('attendance', facts({ attendancePercent: null }))).toEqual(['attendanceTooLow'])
  })
})
