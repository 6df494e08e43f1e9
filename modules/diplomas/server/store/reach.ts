import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { completionReach, diplomaReach, trackReach } from '../../rules/reach.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

const published = (_: Actor, d: string) => sql<boolean>`${at(d, 'is_published')}`
const onOffer = (
  _: Actor,
  t: string,
) => sql<boolean>`(${at(t, 'is_published')} and (${at(t, 'diploma_id')} is null or exists (
  select from diplomas.diploma o where o.id = ${at(t, 'diploma_id')} and o.is_published)))`

/** Diplomas that somebody reaches, of `diplomas.diploma` as `d` where no other alias is given. */
export const reachesDiploma = reachInSql(diplomaReach, { published }, 'd')
/** Tracks that somebody reaches, of `diplomas.track` as `t` where no other alias is given. */
export const reachesTrack = reachInSql(trackReach, { onOffer }, 't')
/** Completions of tracks that somebody reaches, of `diplomas.track_completion` as `c`. */
export const reachesCompletion = reachInSql(completionReach, {}, 'c')
