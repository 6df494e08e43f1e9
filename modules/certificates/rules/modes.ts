import { stateTable } from '#platform/shared/states.ts'

export const certificateModes = stateTable({
  states: ['prepared', 'issuedLocked', 'issuedDownloadable', 'hidden', 'superseded', 'revoked'],
  initial: 'prepared',
  moves: {
    issue: { from: ['prepared'], to: 'issuedLocked', who: ['admin', 'coordinator'] },
    allowDownload: { from: ['prepared', 'issuedLocked'], to: 'issuedDownloadable', who: ['admin', 'coordinator'] },
    lockDownload: { from: ['issuedDownloadable'], to: 'issuedLocked', who: ['admin', 'coordinator'] },
    hide: { from: ['issuedLocked', 'issuedDownloadable'], to: 'hidden', who: ['admin'] },
    show: { from: ['hidden'], to: 'issuedLocked', who: ['admin'] },
    supersede: {
      from: ['issuedLocked', 'issuedDownloadable', 'hidden'],
      to: 'superseded',
      who: ['admin', 'coordinator'],
    },
  },
})

export type CertificateMode = (typeof certificateModes.states)[number]
export type CertificateAction = keyof typeof certificateModes.moves

/** As what somebody stands before a certificate. */
export type CertificateRole = 'admin' | 'coordinator' | 'holder' | 'other'

/** The actions that need a reason: they take something from the holder. */
export const needsReason = (action: CertificateAction): boolean => action === 'hide' || action === 'supersede'

/** What the holder may do: look from 'issued' on, download when that is open; a hidden one is not shown at all. */
export const holderMayLook = (mode: CertificateMode): boolean =>
  mode === 'issuedLocked' || mode === 'issuedDownloadable'
export const holderMayDownload = (mode: CertificateMode): boolean => mode === 'issuedDownloadable'

/** What a stranger with the code is told. */
export type VerifiedStatus = 'valid' | 'superseded' | 'notValid'
export function verifiedStatus(mode: CertificateMode): VerifiedStatus {
  if (holderMayLook(mode)) return 'valid'
  return mode === 'superseded' ? 'superseded' : 'notValid'
}
