import type { Permission, Role } from '#platform/shared/access.ts'
import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import type { CertificateKind } from './kinds.ts'

const issuers = ['admin', 'coordinator', 'editor'] as const

/** `secondPerson` approves what another has asked: a certificate that is out is replaced and revoked by two. */
export const certificateModes = stateTable({
  states: ['prepared', 'issuedLocked', 'issuedDownloadable', 'hidden', 'superseded', 'revoked'],
  initial: 'prepared',
  moves: {
    issue: { from: ['prepared'], to: 'issuedLocked', who: [...issuers, 'secondPerson'] },
    allowDownload: { from: ['issuedLocked'], to: 'issuedDownloadable', who: issuers },
    lockDownload: { from: ['issuedDownloadable'], to: 'issuedLocked', who: issuers },
    hide: { from: ['issuedLocked', 'issuedDownloadable'], to: 'hidden', who: ['admin'] },
    show: { from: ['hidden'], to: 'issuedLocked', who: ['admin'] },
    supersede: { from: ['issuedLocked', 'issuedDownloadable', 'hidden'], to: 'superseded', who: ['secondPerson'] },
    revoke: { from: ['issuedLocked', 'issuedDownloadable', 'hidden'], to: 'revoked', who: ['secondPerson'] },
  },
})

export type CertificateMode = (typeof certificateModes.states)[number]
export type CertificateAction = keyof typeof certificateModes.moves
/** Who looks after certificates. An editor does so with the right to issue them alone. */
export type Issuer = (typeof issuers)[number]

/** As what somebody stands before certificates that are not the own; null for who only looks. */
export function issuerOf(actor: { role: Role; permissions: readonly Permission[] }): Issuer | null {
  if (actor.role === 'admin') return 'admin'
  if (actor.role === 'trainingcoordinator') return 'coordinator'
  return actor.role === 'editor' && actor.permissions.includes('enteringcertificatewithnocourse') ? 'editor' : null
}

/**
 * The same before certificates of this kind: the right without the role opens those without a course, and no other; whoever
 * holds it looks after them as an editor with the right does.
 */
export const issuerOfKind = (
  actor: { role: Role; permissions: readonly Permission[] },
  kind: CertificateKind,
): Issuer | null =>
  issuerOf(actor) ??
  (kind === 'noCourse' && actor.permissions.includes('enteringcertificatewithnocourse') ? 'editor' : null)

/** What one person asks for and another decides. */
export const changeKinds = ['issue', 'regenerate', 'revoke'] as const
export type ChangeKind = (typeof changeKinds)[number]
export const moveOfChange = { issue: 'issue', regenerate: 'supersede', revoke: 'revoke' } as const satisfies Record<
  ChangeKind,
  CertificateAction
>

/** By which act a change is asked for. */
export const askingFor = {
  issue: 'askIssue',
  regenerate: 'askRegeneration',
  revoke: 'askRevocation',
} as const satisfies Record<ChangeKind, string>

/** Which changes may be asked for in this mode: that it be issued, of one without a course alone. */
export const mayBeAsked = (mode: CertificateMode, of: CertificateKind): ChangeKind[] =>
  changeKinds.filter(
    (kind) =>
      (kind !== 'issue' || of === 'noCourse') &&
      certificateModes.moves[moveOfChange[kind]].from.some((state) => state === mode),
  )

/** Who may be the second person: whoever may ask; a revocation is an administrator's to approve. */
export const mayDecide = (kind: ChangeKind, issuer: Issuer): boolean => kind !== 'revoke' || issuer === 'admin'

/** Who may give out anew what was revoked: whoever may approve a revocation. */
export const mayIssueAfterRevocation = (issuer: Issuer | null): boolean =>
  issuer !== null && mayDecide('revoke', issuer)

/** The moves one issuer makes alone: a certificate without a course is issued by two. */
export const movesAlone = (mode: CertificateMode, issuer: Issuer, of: CertificateKind): CertificateAction[] =>
  actionsIn(certificateModes, mode, issuer as never).filter((move) => of !== 'noCourse' || move !== 'issue')

/** What was never given out may be deleted. */
export const mayBeDeleted = (mode: CertificateMode): boolean => mode === 'prepared'

/** The actions that need a reason: they take something from the holder. */
export const needsReason = (action: CertificateAction): boolean => action === 'hide'

/** There is a paper to look at and print: it was given out, and no newer one or revocation stands against it. */
export const hasPaper = (mode: CertificateMode): boolean =>
  mode === 'issuedLocked' || mode === 'issuedDownloadable' || mode === 'hidden'

/** What the holder may do: look from 'issued' on, download when that is open; a hidden one is not shown at all. */
export const holderMayLook = (mode: CertificateMode): boolean =>
  mode === 'issuedLocked' || mode === 'issuedDownloadable'
export const holderMayDownload = (mode: CertificateMode): boolean => mode === 'issuedDownloadable'

/** What a stranger with the code is told. */
export type VerifiedStatus = 'valid' | 'superseded' | 'revoked' | 'notValid'

/**
 * The standing that the public page states, or null for a paper that was never given out. An earlier version of a
 * certificate that was revoked afterwards is revoked with it: what replaces it does not hold either.
 */
export function verifiedStatus(mode: CertificateMode, newestMode: CertificateMode = mode): VerifiedStatus | null {
  if (mode === 'prepared') return null
  if (mode === 'revoked' || newestMode === 'revoked') return 'revoked'
  if (holderMayLook(mode)) return 'valid'
  return mode === 'superseded' ? 'superseded' : 'notValid'
}
