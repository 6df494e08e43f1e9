import { reachInSql } from '#platform/server/reading/reach.ts'
import { costSheetReach } from '../../rules/reach.ts'

/** What somebody reaches of costs; nobody reaches a part of them. */
export const reachesCosts = reachInSql(costSheetReach, {}, 'p')
