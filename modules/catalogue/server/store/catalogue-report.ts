import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reachesCourse } from './reach.ts'

/** The courses of each category that the actor reaches, counted; those without one last. */
export const courseCounts = (db: Database, actor: Actor) =>
  db
    .selectFrom('catalogue.course as c')
    .leftJoin('lookups.course_category as k', 'k.id', 'c.category_id')
    .where(reachesCourse(actor))
    .groupBy(['k.id', 'k.name', 'k.position'])
    .select(['k.id as CategoryID', 'k.name as CategoryName'])
    .select([
      sql<number>`count(*)::integer`.as('Courses'),
      sql<number>`count(*) filter (where c.is_published)::integer`.as('OnOffer'),
      sql<number>`coalesce(sum(c.hours) filter (where c.is_published), 0)::integer`.as('Hours'),
    ])
    .orderBy('k.position')
    .orderBy('k.id')
    .execute()

/** The courses on offer in the order of their categories, of one of these where it is given. The first two thousand. */
export const catalogueOnOffer = (db: Database, categoryId: number | undefined) =>
  db
    .selectFrom('catalogue.course as c')
    .leftJoin('lookups.course_category as k', 'k.id', 'c.category_id')
    .leftJoin('lookups.course_level as l', 'l.id', 'c.level_id')
    .where('c.is_published', '=', true)
    .$if(categoryId !== undefined, (q) => q.where('c.category_id', '=', categoryId!))
    .select(['k.id as categoryId', 'k.name as categoryName', 'c.code as Code', 'c.name as Name'])
    .select(['l.name as LevelName', 'c.hours as Hours', 'c.days as Days'])
    .select(({ ref }) =>
      sql<{
        Minor: number
        Currency: string
      }>`jsonb_build_object('Minor', ${ref('c.fee_minor')}, 'Currency', ${ref('c.currency')})`.as('Fee'),
    )
    .orderBy('k.position')
    .orderBy('k.id')
    .orderBy('c.code')
    .limit(sql.lit(2000))
    .execute()
