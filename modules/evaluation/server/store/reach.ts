import { isTaughtBy } from '#modules/classes/server/public.ts'
import { isOwnRegistration, isSentBy } from '#modules/registration/server/public.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { evaluationReach, finalResultReach, resultChangeReach } from '../../rules/reach.ts'

const taught = (actor: Actor, alias: string) => isTaughtBy(actor, `${alias}.class_id`)

/** Classes whose degrees and results somebody reaches as a whole, of `classes.class_facts` as `c`. */
export const reachesEvaluation = reachInSql(evaluationReach, { taught }, 'c')
/** Whose published result somebody may see, of the registration `r`. */
export const reachesFinalResult = reachInSql(finalResultReach, { taught, own: isOwnRegistration, sent: isSentBy }, 'r')
/** Changes of published results that somebody sees. */
export const reachesResultChange = reachInSql(resultChangeReach, {}, 'q')
