import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { answers, holds, type Question } from './ask.ts'

/** A token of the contact of Nile Aviation, and an address of the administrator with what was sent to it. */
export async function stageIntegrations({ db }: TestServer): Promise<Record<string, number>> {
  const { rows } = await sql<{ token: number; webhook: number; delivery: number }>`
    with token as (insert into integrations.api_token
        (account_id, organization_id, name, prefix, hash, role, reads, made_at, expires_at)
      select a.id, o.id, 'ERP', 'diwan_', sha256('x'), 'customer', '{classes}', now(), now() + interval '10 years'
      from accounts.account a left join people.organization o on o.account_id = a.id where a.email = 'hany@diwan.example' returning id),
    webhook as (insert into integrations.webhook (name, url, account_id, events, made_at)
      select 'ERP', 'https://erp.example.com/', id, '{classes.open}', now() from accounts.account where email = 'nadia@diwan.example' returning id),
    delivery as (insert into integrations.delivery (webhook_id, kind, subject_id) select id, 'classes.open', 1 from webhook returning id)
    select token.id as token, webhook.id as webhook, delivery.id as delivery from token, webhook, delivery`.execute(db)
  const { token, webhook, delivery } = rows[0]!
  webhookOfDelivery = webhook
  return { tokenOfHany: token, webhookToErp: webhook, messageToErp: delivery }
}
let webhookOfDelivery = 0

export const integrationQuestions: Readonly<Record<string, Question>> = {
  apiToken: async (asker, ID) => ({
    listed: holds(await answers(asker, 'GET /api/ApiToken/GetApiTokens', { pageSize: 100 }), (row) => row['ID'] === ID),
  }),
  webhook: async (asker, ID) => ({
    listed: holds(await answers(asker, 'GET /api/Webhook/GetWebhooks', { pageSize: 100 }), (row) => row['ID'] === ID),
    alone: (await answers(asker, 'GET /api/Webhook/GetWebhook', { ID })).status === 200,
  }),
  delivery: async (asker, ID) => ({
    listed: holds(
      await answers(asker, 'GET /api/Webhook/GetDeliveries', { WebhookID: webhookOfDelivery, pageSize: 100 }),
      (row) => row['ID'] === ID,
    ),
    alone: (await answers(asker, 'GET /api/Webhook/GetDelivery', { ID })).status === 200,
  }),
}
