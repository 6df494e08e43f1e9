import { sql, type ExpressionBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Asking } from '#platform/shared/record/second-person.ts'
import { json, matchesName, type Database } from '#platform/server/database.ts'
import { countList, listOf, readList } from '#platform/server/reading/list.ts'
import type { Argument } from '#platform/shared/call.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import type { CertificateMode, ChangeKind } from '../../rules/modes.ts'
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

const all = (db: Database) => db.selectFrom('certificates.certificate as c')

const certificates = listOf<typeof certificatesCalls.getAllTraineeCertificate, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesCertificate(actor),
  rows: (db) => all(db).select(columns).select(change),
  id: 'c.id',
  // Not `in (select ...)`: with that the planner walks all certificates, the newest first, until a page is full.
  search: (text, { actor }) => sql`(c.serial = upper(${text}) or c.trainee_id = any(array(
    select trainee_id from people.trainee_facts where ${matchesName('trainee_search', text)}${ofOwnPeople(actor)})))`,
  filters: {
    traineeID: 'c.trainee_id',
    courseClassID: 'c.class_id',
    ChangeAsked: (isAsked) =>
      isAsked
        ? sql`c.id = any(array(select certificate_id from certificates.change_request where state = 'asked'))`
        : null,
  },
  orders: { IssuedAt: { by: 'c.id', unique: true } },
})

export const listCertificates = (db: Database, actor: Actor, query: CertificateQuery) =>
  readList(db, certificates, query, { actor })
export type CertificateRow = Awaited<ReturnType<typeof listCertificates>>['rows'][number]

/** How many certificates the actor reaches: as many as the own page shows. */
export const countCertificates = (db: Database, actor: Actor): Promise<number> =>
  countList(db, certificates, {}, { actor })

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

export interface NewCertificate {
  readonly serial: string
  readonly version: number
  readonly mode: CertificateMode
  readonly kind: IssuedKind
  readonly classId: number
  readonly registrationId: number
  readonly traineeId: number
  readonly snapshot: unknown
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
      class_id: certificate.classId,
      registration_id: certificate.registrationId,
      trainee_id: certificate.traineeId,
      snapshot: json(certificate.snapshot),
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
