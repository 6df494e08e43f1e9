import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { catalogueCalls } from '../../../contract/calls.ts'
import type { MaterialKind, Opening } from '../../../rules/materials.ts'
import type { modulesOf } from '../modules.ts'
import { reachesContent, reachesMaterial, type Moment } from './reach.ts'

const selectMaterials = (db: Database) =>
  db
    .selectFrom('catalogue.material as m')
    .innerJoin('catalogue.course as c', 'c.id', 'm.course_id')
    .leftJoin('catalogue.course_module as o', 'o.id', 'm.module_id')
    .leftJoin('lookups.material_type as t', 't.id', 'm.type_id')
    .leftJoin('platform.file as f', 'f.id', 'm.file_id')
    .select(['m.id as ID', 'm.course_id as CourseID', 'c.code as CourseCode', 'c.name as CourseName'])
    .select(['m.module_id as ModuleID', 'o.name as ModuleName', 'm.title as Title'])
    .select(['m.type_id as TypeID', 't.name as TypeName', sql<MaterialKind>`m.kind`.as('Kind')])
    .select([sql<Opening>`m.opens`.as('Opens'), 'm.after_session as AfterSession'])
    .select(['m.is_downloadable as IsDownloadable', 'm.file_id as FileID', 'f.name as FileName'])
    .select(['f.media_type as MediaType', 'f.bytes as Bytes', 'm.address as Address'])

interface About {
  readonly actor: Actor
  readonly moment: Moment
}

export const materials = listOf<typeof catalogueCalls.listMaterials, About>()({
  reach: ({ actor, moment }) => reachesMaterial(actor, moment),
  rows: selectMaterials,
  id: 'm.id',
  search: (text) => matches('m.search', text),
  filters: {},
  orders: { Title: byText('m.title'), Bytes: { by: 'f.bytes', nulls: 'last' } },
})

/** The materials of a course that the actor reaches: those of the course as a whole, then by module, each in their order. */
export const materialsOf = (db: Database, { actor, moment }: About, courseId: number) =>
  selectMaterials(db)
    .where('m.course_id', '=', courseId)
    .where(reachesMaterial(actor, moment))
    .orderBy('o.position', (order) => order.asc().nullsFirst())
    .orderBy('m.position')
    .orderBy('m.id')
    .execute()

export const findMaterial = (db: Database, { actor, moment }: About, id: number) =>
  selectMaterials(db).where('m.id', '=', id).where(reachesMaterial(actor, moment)).executeTakeFirst()

/** Where the bytes of a material lie. */
export const fileOfMaterial = (db: Database, fileId: number) =>
  db
    .selectFrom('platform.file')
    .select(['storage_key', 'bytes', 'media_type', 'name'])
    .where('id', '=', fileId)
    .executeTakeFirst()

/** A course that the actor reads, whether it is on offer or not. */
export const contentOf = (db: Database, actor: Actor, courseId: number) =>
  db
    .selectFrom('catalogue.course as c')
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name', 'c.objectives as Objectives'])
    .where('c.id', '=', courseId)
    .where(reachesContent(actor))
    .executeTakeFirst()

/** The courses that the actor takes part in or teaches, with how many materials are to be seen now. */
export const ownCourses = (db: Database, { actor, moment }: About) =>
  db
    .selectFrom('catalogue.course as c')
    .select(['c.id as ID', 'c.code as Code', 'c.name as Name'])
    .select((eb) =>
      eb
        .selectFrom('catalogue.material as m')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('m.course_id', '=', 'c.id')
        .where(reachesMaterial(actor, moment))
        .$asScalar()
        .$notNull()
        .as('Materials'),
    )
    .where(
      sql<boolean>`c.id = any(array(
        select course_id from catalogue.learner_facts where trainee_id = ${actor.traineeId}
        union select course_id from catalogue.teacher_facts where instructor_id = ${actor.instructorId}))`,
    )
    .where(reachesContent(actor))
    .orderBy('c.code')
    .limit(sql.lit(500))
    .execute()

/** The modules that a trainee's newest class of the course was sold with; null for others, and where it keeps no revision. */
export async function modulesOfNewestClass(db: Database, actor: Actor, courseId: number) {
  if (actor.traineeId === null) return null
  const newest = await db
    .selectFrom('catalogue.learner_facts as l')
    .innerJoin('catalogue.class_revision_facts as k', 'k.class_id', 'l.class_id')
    .leftJoin('catalogue.course_revision as r', (on) =>
      on.onRef('r.course_id', '=', 'k.course_id').onRef('r.number', '=', 'k.course_revision'),
    )
    .select(sql<Awaited<ReturnType<typeof modulesOf>> | null>`r.content->'Modules'`.as('modules'))
    .where('l.trainee_id', '=', actor.traineeId)
    .where('l.course_id', '=', courseId)
    .orderBy('l.starts_on', 'desc')
    .orderBy('l.class_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.modules ?? null
}
