import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { registrationCalls as calls } from '../../contract/calls.ts'
import { organizationInvoices, statementOf, type InvoiceReader } from '../store/invoice-list.ts'

const readerOf = async ({ db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>): Promise<InvoiceReader> => ({
  actor,
  today: dayOf(now, (await settings(db, zoneSettings)).timeZone),
})

export const getOrganizationInvoices: Handler<typeof calls.getOrganizationInvoices> = async (asked) => {
  const { rows, total } = await readList(asked.db, organizationInvoices, asked.query, await readerOf(asked))
  return { Items: rows, Total: total }
}

export const getOrganizationStatement: Handler<typeof calls.getOrganizationStatement> = async (asked) => {
  const id = asked.query.OrganizationID ?? asked.actor.organizationId ?? refuse(notFound)
  return statementOf(asked.db, await readerOf(asked), id)
}
