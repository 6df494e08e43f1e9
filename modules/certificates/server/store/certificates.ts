import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { json, matches, page, type Database } from '#platform/server/database.ts'
import type { CertificateMode } from '../../rules/modes.ts'

const seesAll = (actor: Actor): boolean => actor.role !== 'trainee'

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
  readonly search?: string | undefined
}

function filtered(db: Database, actor: Actor, filter: CertificateFilter) {
  let found = visible(db, actor)
  if (filter.traineeID) found = found.where('c.trainee_id', '=', filter.traineeID)
  if (filter.courseClassID) found = found.where('c.class_id', '=', filter.courseClassID)
  if (filter.Kind) found = found.where('c.kind', '=', filter.Kind as 'completion')
  if (filter.Mode) found = found.where('c.mode', '=', filter.Mode)
  if (filter.search) {
    const { search } = filter
    // Not `in (select ...)`: with that the planner walks all certificates, the newest first, until a page is full.
    found = found.where(sql<boolean>`(c.serial = upper(${search}) or c.trainee_id = any(array(
      select trainee_id from people.trainee_facts where ${matches('trainee_search', search)})))`)
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
  const { limit, offset } = page(query)
  const found = filtered(db, actor, query)
  const [rows, total] = await Promise.all([
    found
      .select(columns)
      .orderBy(
        query.sort?.endsWith('Serial') ? 'c.serial' : 'c.id',
        query.sort && !query.sort.startsWith('-') ? 'asc' : 'desc',
      )
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: total.count }
}
export type CertificateRow = Awaited<ReturnType<typeof list>>['rows'][number]

/** The certificates of a class that are neither superseded nor revoked. */
export const liveOfClass = (db: Database, classId: number) =>
  db
    .selectFrom('certificates.certificate as c')
    .select(columns)
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
      mode: 'issuedDownloadable',
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

export const byVerifyCode = (db: Database, code: string) =>
  db
    .selectFrom('certificates.certificate')
    .select(['serial', 'version', 'mode', 'snapshot'])
    .where('verify_code', '=', code)
    .executeTakeFirst()
