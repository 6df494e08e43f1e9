import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import { apiTokenReach, deliveryReach, webhookReach } from '../../rules/reach.ts'

/** Tokens that somebody sees, of `integrations.api_token` as `k`. */
export const reachesToken = reachInSql(
  apiTokenReach,
  { own: ({ userId }, k) => sql<boolean>`${sql.ref(`${k}.account_id`)} = ${userId}` },
  'k',
)

/** Addresses that somebody keeps, of `integrations.webhook` as `w`. */
export const reachesWebhook = reachInSql(webhookReach, {}, 'w')

/** What was sent to them, of `integrations.delivery` as `d`. */
export const reachesDelivery = reachInSql(deliveryReach, {}, 'd')
