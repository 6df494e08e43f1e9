import { sql, type ExpressionBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Asking } from '#platform/shared/second-person.ts'
import { json, matchesName, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { CertificateMode, ChangeKind } from '../../rules/modes.ts'

const seesAll = (actor: Actor): boolean => actor.role !== 'trainee'

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

/** Whose it is, for those who are told. */
export const ownerOf = ({ class_id, trainee_id, serial }: LockedCertificate) => ({
  traineeId: trainee_id,
  serial,
  ...(class_id === null ? {} : { classId: class_id }),
})

/** Certificates the actor may see: the academy's staff all, a trainee the own that are issued and not hidden. */
function visible(db: Database, actor: Actor) {
  const found = db.selectFrom('certificates.certificate as c')
  if (seesAll(actor)) return found
  return found
    .where('c.trainee_id', '=', actor.traineeId ?? 0)
    .where('c.mode', 'in', ['issuedLocked', 'issuedDownloadable'])
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

export interface CertificateFilter {
  readonly traineeID?: number | undefined
  readonly courseClassID?: number | undefined
  readonly Kind?: string | undefined
  readonly Mode?: CertificateMode | undefined
  readonly ChangeAsked?: boolean | undefined
  readonly search?: string | undefined
}

function filtered(db: Database, actor: Actor, filter: CertificateFilter) {
  let found = visible(db, actor)
  if (filter.traineeID) found = found.where('c.trainee_id', '=', filter.traineeID)
  if (filter.courseClassID) found = found.where('c.class_id', '=', filter.courseClassID)
  if (filter.Kind) found = found.where('c.kind', '=', filter.Kind as 'completion')
  if (filter.Mode) found = found.where('c.mode', '=', filter.Mode)
  if (filter.ChangeAsked) {
    found = found.where(sql<boolean>`c.id = any(array(
      select certificate_id from certificates.change_request where state = 'asked'))`)
  }
  if (filter.search) {
    const { search } = filter
    // Behind row-level security no search has the names' index: the own record is named.
    const own = seesAll(actor) ? sql`` : sql` and trainee_id = ${actor.traineeId ?? 0}`
    // Not `in (select ...)`: with that the planner walks all certificates, the newest first, until a page is full.
    found = found.where(sql<boolean>`(c.serial = upper(${search}) or c.trainee_id = any(array(
      select trainee_id from people.trainee_facts where ${matchesName('trainee_search', search)}${own})))`)
  }
  return found
}

/** How many certificates the actor may see: as many as the own page shows. */
export async function countCertificates(db: Database, actor: Actor): Promise<number> {
  const { count } = await visible(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function list(
  db: Database,
  actor: Actor,
  query: CertificateFilter & { pageNum: number; pageSize: number; sort?: string | undefined },
) {
  const found = filtered(db, actor, query)
  const ordered = found
    .select(columns)
    .select(change)
    .orderBy(
      query.sort?.endsWith('Serial') ? 'c.serial' : 'c.id',
      query.sort && !query.sort.startsWith('-') ? 'asc' : 'desc',
    )
  return paged(ordered, found, query)
}
export type CertificateRow = Awaited<ReturnType<typeof list>>['rows'][number]

/** The certificates of a class that are neither superseded nor revoked. */
export const liveOfClass = (db: Database, classId: number) =>
  db
    .selectFrom('certificates.certificate as c')
    .select(columns)
    .select(change)
    .where('c.class_id', '=', classId)
    .where('c.mode', 'not in', ['superseded', 'revoked'])
    .execute()

/** One certificate of the actor's to change, locked until the call ends; else notFound. */
export async function lockForActor(db: Database, actor: Actor, id: number) {
  const found = await visible(db, actor).selectAll('c').where('c.id', '=', id).forUpdate().executeTakeFirst()
  return found ?? refuse(notFound)
}
export type LockedCertificate = Awaited<ReturnType<typeof lockForActor>>

export async function setMode(db: Database, id: number, mode: CertificateMode, reason: string | null): Promise<number> {
  const changed = await db
    .updateTable('certificates.certificate')
    .set((eb) => ({ mode, mode_reason: reason, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow()
  return changed.lock_version
}

export interface NewCertificate {
  readonly serial: string
  readonly version: number
  readonly mode: CertificateMode
  readonly kind: 'attendance' | 'completion' | 'excellence'
  readonly classId: number
  readonly registrationId: number
  readonly traineeId: number
  readonly snapshot: unknown
  readonly verifyCode: string
  readonly issuedBy: number
  readonly issuedAt: Date
}

export async function add(db: Database, certificate: NewCertificate): Promise<{ id: number; lockVersion: number }> {
  const added = await db
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
    .returning(['id', 'lock_version'])
    .executeTakeFirstOrThrow()
  return { id: added.id, lockVersion: added.lock_version }
}

/** Gives a prepared one out, as it is to be printed now. */
export async function issuePrepared(
  db: Database,
  id: number,
  issued: { mode: CertificateMode; snapshot: unknown; userId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('certificates.certificate')
    .set((eb) => ({
      mode: issued.mode,
      snapshot: json(issued.snapshot),
      issued_by: issued.userId,
      issued_at: issued.now,
      lock_version: eb('lock_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

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
