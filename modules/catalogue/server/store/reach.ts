import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { courseReach } from '../../rules/reach.ts'

const published = (_: Actor, c: string) => sql<boolean>`${sql.ref(`${c}.is_published`)}`

/** Courses that somebody reaches, of `catalogue.course` as `c` where no other alias is given. */
export const reachesCourse = reachInSql(courseReach, { published }, 'c')
