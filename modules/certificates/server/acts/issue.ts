import { randomBytes } from 'node:crypto'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Asked } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { lookToFreeze } from '#platform/server/documents/looks.ts'
import type { CertificateMode } from '../../rules/modes.ts'
import { signedFacts } from '../signing/signed.ts'
import * as store from '../store/certificates.ts'
import { templateOfKind } from '../store/templates.ts'
import { paperOf } from './papers.ts'
import type { ToPrint } from './printed.ts'
import { filledBy } from './wording.ts'

export type Issuing = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'vault'>

interface Frozen {
  /** What is printed, and how it looks, as it is today. */
  readonly snapshot: store.Snapshot
  /** The facts signed for the QR code. */
  readonly signed: string | null
}

/** What is frozen into a certificate when it is issued: its facts, its text by the version of today, its look, its signature. */
export async function freeze(
  doing: Issuing,
  { kind, holder, says }: ToPrint,
  { serial, version }: { readonly serial: string; readonly version: number },
): Promise<Frozen> {
  const { db, now } = doing
  const { timeZone, academyName, arabicDigits } = await settings(db, zoneSettings, academySettings)
  const text = await templateOfKind(db, kind)
  const look = await lookToFreeze(db, paperOf[kind], kind, text?.SignedBy ?? null)
  const facts = {
    Kind: kind,
    NameAr: holder.nameAr,
    NameEn: holder.nameEn,
    ...says,
    IssuedOn: dayOf(now, timeZone),
    AcademyName: academyName,
  }
  const body = text && (holder.gender === 'female' ? text.BodyFemale : text.Body)
  const isCalled = text !== undefined && Object.values(text.Title).some(Boolean)
  const snapshot: store.Snapshot = {
    ...facts,
    Template: text?.Version ?? 1,
    ...(body && { Texts: filledBy(body, { ...facts, Serial: serial }, arabicDigits) }),
    Look: isCalled ? { ...look, Title: text.Title } : look,
  }
  return { snapshot, signed: await signedFacts(doing, serial, version, snapshot) }
}

/** 128 random bits that cannot be guessed from the serial. */
export const newVerifyCode = (): string => randomBytes(16).toString('hex')

/** Makes the first version under a new serial, prepared or given out at once; whether it may be was asked before. */
export async function make(doing: Issuing, toPrint: ToPrint, mode: CertificateMode): Promise<store.LockedCertificate> {
  const { db, actor, now } = doing
  const serial = await nextNumber(db, 'certificate', now)
  const { snapshot, signed } = await freeze(doing, toPrint, { serial, version: 1 })
  return store.add(db, {
    serial,
    version: 1,
    mode,
    kind: toPrint.kind,
    ...toPrint.of,
    traineeId: toPrint.holder.traineeId,
    snapshot,
    // What is only prepared is signed when it is given out.
    signed: mode === 'prepared' ? null : signed,
    verifyCode: newVerifyCode(),
    issuedBy: actor.userId,
    issuedAt: now,
  })
}
