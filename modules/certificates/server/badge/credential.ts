import { createHash } from 'node:crypto'
import type { Trilingual } from '#platform/shared/text.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import { plainOf } from '../acts/wording.ts'
import type { Snapshot } from '../store/certificates.ts'
import type { Profile } from './issuer.ts'

/** What 1EdTech's vocabulary calls each kind. */
const achievementTypes: Readonly<Record<CertificateKind, string>> = {
  attendance: 'Certificate',
  completion: 'CertificateOfCompletion',
  excellence: 'CertificateOfCompletion',
  diploma: 'Diploma',
  practical: 'Certificate',
  noCourse: 'Award',
}

const narratives: Readonly<Record<CertificateKind, string>> = {
  attendance: 'Attended the course at least as much as the academy requires.',
  completion: 'Passed the course by its published final result.',
  excellence: 'Passed the course in the highest band of its results.',
  diploma: 'Completed every course that the track requires.',
  practical: 'Passed the practical part of the course.',
  noCourse: 'Given by the academy, prepared by one person and approved by another.',
}

/** English where there is any: the vocabulary around it is English. */
const said = (text: Trilingual): string => text.en || text.fr || text.ar || ''

/** The same name for the same thing, in the form of RFC 9562 (version 8). */
function urnOf(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(parts.join('\0')).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export interface Awarded {
  readonly serial: string
  readonly verifyCode: string
  readonly issuedAt: Date
  readonly snapshot: Snapshot
  /** The holder's address now; the credential bears its salted hash alone. */
  readonly email: string | null
}

const noon = (day: string) => `${day}T12:00:00Z`

function subjectOf({ serial, verifyCode, snapshot, email }: Awarded, issuer: Profile) {
  const { Kind, CourseName, CourseCode, StartsOn, EndsOn, Percent, Description, Texts } = snapshot
  const salt = verifyCode.slice(0, 16)
  const name = said(CourseName)
  return {
    // A name for the holder as holder of this certificate: it tells nobody who that is.
    id: urnOf('holder', verifyCode),
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', hashed: false, identityHash: snapshot.NameEn || snapshot.NameAr, identityType: 'name' },
      ...(email
        ? [
            {
              type: 'IdentityObject',
              hashed: true,
              identityHash: `sha256$${createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex')}`,
              identityType: 'emailAddress',
              salt,
            },
          ]
        : []),
    ],
    licenseNumber: serial,
    ...(StartsOn && { activityStartDate: noon(StartsOn) }),
    ...(EndsOn && { activityEndDate: noon(EndsOn) }),
    ...(Percent !== null && { result: [{ type: ['Result'], value: `${Percent}%` }] }),
    achievement: {
      id: urnOf('achievement', issuer.id, Kind, CourseCode ?? name),
      type: ['Achievement'],
      achievementType: achievementTypes[Kind],
      creator: issuer,
      name,
      ...(CourseCode && { humanCode: CourseCode }),
      description: said(Description ?? {}) || (Texts && plainOf(Texts.en)) || name,
      criteria: { narrative: narratives[Kind] },
    },
  }
}

/** The certificate as an Open Badges 3.0 credential, before it is signed. */
export function credentialOf(awarded: Awarded, issuer: Profile, publicUrl: string) {
  const validFrom = `${awarded.issuedAt.toISOString().slice(0, 19)}Z`
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    // Whoever opens it reads what is printed, and whether it still holds.
    id: `${publicUrl}/verify/${awarded.verifyCode}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: said(awarded.snapshot.CourseName),
    issuer,
    validFrom,
    awardedDate: validFrom,
    credentialSubject: subjectOf(awarded, issuer),
  }
}
export type Credential = ReturnType<typeof credentialOf>

/** The credential with the claims that a VC-JWT adds to it. */
export const claimsOf = (credential: Credential) => ({
  iss: credential.issuer.id,
  jti: credential.id,
  nbf: Date.parse(credential.validFrom) / 1000,
  sub: credential.credentialSubject.id,
  ...credential,
})
