import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { liveStates } from '../../rules/class-states.ts'
import { classMatches } from './search.ts'
import { isOwnClass, reaches } from './reach.ts'
import { soldName } from './revision.ts'

/** At most 200 classes to choose from: live ones first, the own before the others, the newest first among them. */
export const displayNames = (db: Database, actor: Actor, search: string | undefined) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .where(reaches(actor))
    .$if(Boolean(search), (q) => q.where(classMatches('c.id', search!)))
    .select(['c.id as ID', 'c.code as Code', soldName.as('name')])
    .orderBy(sql`c.state = any(${[...liveStates]}::text[]) and ${isOwnClass(actor, 'c.id')}`, 'desc')
    .orderBy(sql`c.state = any(${[...liveStates]}::text[])`, 'desc')
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(200)
    .execute()
