import { sql, type ExpressionBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Asking } from '#platform/shared/record/second-person.ts'
import { waitsForAnother } from '#platform/server/change-requests.ts'
import { anyOf, contains, json, matchesName, type Database } from '#platform/server/database.ts'
import { countList, listOf, readList } from '#platform/server/reading/list.ts'
import type { Argument } from '#platform/shared/call.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import type { Snapshot as shape } from '../../contract/certificates.ts'
import type { FrozenLook } from '#platform/shared/document/look.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import {
  changeKinds,
  issuerOf,
  issuerOfKind,
  mayDecide,
  type CertificateMode,
  type ChangeKind,
} from '../../rules/modes.ts'
import type * as z from 'zod'
import { certificateReach } from '../../rules/reach.ts'
import { reachesCertificate } from './reach.ts'

export type CertificateQuery = Argument<typeof certificatesCalls.getAllTraineeCertificate>['query']

type Certificate = ExpressionBuilder<DB & { c: DB['certificates.certificate'] }, 'c'>

/** What waits for a second person, with who asked. */
const change = (eb: Certificate) =>
  eb
    .selectFrom('certificates.change_request as q')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'q.asked_by')
    .whereRef('q.certificate_id', '=', 'c.id')
    .where('q.state', '=', 'asked')
    .select(
      sql<AskedChange>`jsonb_build_object('ID', q.id, 'Kind', q.kind, 'Reason', q.reason, 'AskedAt', q.asked_at,
        'AskedBy', jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en),
        'asked_by', q.asked_by, 'asked_by_admin', q.asked_by_admin)`.as('asked'),
    )
    .as('change')

interface AskedChange extends Asking {
  readonly ID: number
  readonly Kind: ChangeKind
  readonly Reason: string
  readonly AskedAt: string
  readonly AskedBy: { readonly ar: string | null; readonly en: string | null }
}

const columns = [
  'c.id as ID',
  'c.serial as Serial',
  'c.version as Version',
  'c.kind as Kind',
  'c.mode as Mode',
  'c.mode_reason as ModeReason',
  'c.class_id as CourseClassID',
  'c.trainee_id as TraineeID',
  'c.snapshot as snapshot',
  'c.issued_at as IssuedAt',
  'c.lock_version as LockVersion',
] as const

/** Behind row-level security no search has the names' index, so the people who may be found are named first. */
function ofOwnPeople(actor: Actor) {
  if (standingsOf(certificateReach, actor).includes('keeper')) return sql``
  if (actor.traineeId !== null) return sql` and trainee_id = ${actor.traineeId}`
  return sql` and trainee_id = any(array(
    select o.trainee_id from registration.registration_facts o where o.organization_id = ${actor.organizationId}))`
}

/** Of the few that somebody holds the names of the courses are searched as well. */
const ofFew = (text: string, actor: Actor) =>
  actor.traineeId === null || standingsOf(certificateReach, actor).includes('keeper')
    ? sql``
    : sql`or (c.trainee_id = ${actor.traineeId} and ${contains(sql<string>`c.snapshot->>'CourseName'`, text)})`

/** Somebody else has asked for a change of the certificate `c` that the actor may decide; nobody decides about the own. */
function isToDecide(actor: Actor) {
  const issuer = issuerOfKind(actor, 'noCourse')
  if (issuer === null) return sql<boolean>`false`
  const kinds = changeKinds.filter((kind) => mayDecide(kind, issuer))
  return sql<boolean>`(c.id = any(array(select q.certificate_id from certificates.change_request q
      where q.kind in (${anyOf(kinds)}) and ${waitsForAnother(actor, 'q')}))
    and c.trainee_id is distinct from ${actor.traineeId}::integer
    ${issuerOf(actor) === null ? sql`and c.kind = 'noCourse'` : sql``})`
}

const all = (db: Database) => db.selectFrom('certificates.certificate as c')

const certificates = listOf<typeof certificatesCalls.getAllTraineeCertificate, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesCertificate(actor),
  rows: (db) => all(db).select(columns).select(change),
  id: 'c.id',
  // Not `in (select ...)`: with that the planner walks all certificates, the newest first, until a page is full.
  search: (text, { actor }) => sql`(c.serial = upper(${text}) ${ofFew(text, actor)} or c.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}${ofOwnPeople(actor)})))`,
  filters: {
    traineeID: 'c.trainee_id',
    courseClassID: 'c.class_id',
    ChangeAsked: (isAsked) =>
      isAsked
        ? sql`c.id = any(array(select certificate_id from certificates.change_request where state = 'asked'))`
        : null,
    ToDecide: (isToBeDecided, { actor }) => (isToBeDecided ? isToDecide(actor) : null),
  },
  orders: { IssuedAt: { by: 'c.id', unique: true } },
})

export const listCertificates = (db: Database, actor: Actor, query: CertificateQuery) =>
  readList(db, certificates, query, { actor })
export type CertificateRow = Awaited<ReturnType<typeof listCertificates>>['rows'][number]

/** How many certificates the actor reaches: as many as the own page shows. */
export const countCertificates = (db: Database, actor: Actor): Promise<number> =>
  countList(db, certificates, {}, { actor })

/** Of how many the actor may decide about a change. */
export const countCertificateChanges = (db: Database, actor: Actor): Promise<number> =>
  countList(db, certificates, { ToDecide: true }, { actor })

/** The certificates of a class that are neither superseded nor revoked. */
export const liveOfClass = (db: Database, actor: Actor, classId: number) =>
  all(db)
    .select(columns)
    .select(change)
    .where(reachesCertificate(actor))
    .where('c.class_id', '=', classId)
    .where('c.mode', 'not in', ['superseded', 'revoked'])
    .execute()

/** One certificate that the actor reaches, locked until the call ends. */
export const lockedCertificate = (db: Database, actor: Actor, id: number) =>
  all(db).selectAll('c').where('c.id', '=', id).where(reachesCertificate(actor)).forUpdate().executeTakeFirst()
export type LockedCertificate = NonNullable<Awaited<ReturnType<typeof lockedCertificate>>>

/** What is printed, and how it looks, as it was frozen. */
export type Snapshot = z.output<typeof shape> & { readonly Look?: FrozenLook }

export interface NewCertificate {
  readonly serial: string
  readonly version: number
  readonly mode: CertificateMode
  readonly kind: CertificateKind
  readonly classId?: number
  readonly registrationId?: number
  readonly trackCompletionId?: number
  readonly traineeId: number
  readonly snapshot: Snapshot
  /** Its facts, signed. */
  readonly signed: string | null
  readonly verifyCode: string
  readonly issuedBy: number
  readonly issuedAt: Date
}

export const add = (db: Database, certificate: NewCertificate): Promise<LockedCertificate> =>
  db
    .insertInto('certificates.certificate')
    .values({
      serial: certificate.serial,
      version: certificate.version,
      kind: certificate.kind,
      mode: certificate.mode,
      class_id: certificate.classId ?? null,
      registration_id: certificate.registrationId ?? null,
      track_completion_id: certificate.trackCompletionId ?? null,
      trainee_id: certificate.traineeId,
      snapshot: json(certificate.snapshot),
      signed: certificate.signed,
      verify_code: certificate.verifyCode,
      issued_by: certificate.issuedBy,
      issued_at: certificate.issuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The paper with this code, and how the newest version of its serial stands. */
export const byVerifyCode = (db: Database, code: string) =>
  db
    .selectFrom('certificates.certificate as c')
    .select(['c.serial', 'c.version', 'c.mode', 'c.snapshot'])
    .select((eb) =>
      eb
        .selectFrom('certificates.certificate as n')
        .select('n.mode')
        .whereRef('n.serial', '=', 'c.serial')
        .orderBy('n.version', 'desc')
        .limit(1)
        .as('newestMode'),
    )
    .where('c.verify_code', '=', code)
    .executeTakeFirst()
