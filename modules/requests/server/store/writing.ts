import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { requestsCalls } from '../../contract/calls.ts'
import type { priced, ProposalState } from '../../rules/proposal.ts'

type Asked = Omit<Argument<typeof requestsCalls.edit>['body'], 'Version'>

/** The columns of a request that its form gives. */
export const columnsOf = (fields: Asked) => ({
  course_id: fields.CourseID,
  topic: fields.Topic,
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
  month: fields.FirstDay === null && fields.Month !== null ? `${fields.Month}-01` : null,
  trainees: fields.Trainees,
  request_location_id: fields.RequestLocationID,
  own_site: fields.OwnSite,
  language: fields.Language,
  nights: fields.Nights,
  room_type_id: fields.Nights === null ? null : fields.RoomTypeID,
  trainee_budget_minor: fields.TraineeBudget?.Minor ?? null,
  trainee_budget_currency: fields.TraineeBudget?.Currency ?? null,
  course_budget_minor: fields.CourseBudget?.Minor ?? null,
  course_budget_currency: fields.CourseBudget?.Currency ?? null,
  payer_name: fields.PayerName,
  contact_name: fields.ContactName,
  contact_email: fields.ContactEmail,
  contact_phone: fields.ContactPhone,
  notes: fields.Notes,
})

interface NewRequest {
  readonly number: string
  readonly organizationId: number | null
  readonly traineeId: number | null
  readonly createdBy: number
  readonly now: Date
}

export async function insertRequest(db: Database, fields: Asked, added: NewRequest): Promise<number> {
  const { id } = await db
    .insertInto('requests.course_request')
    .values({
      ...columnsOf(fields),
      number: added.number,
      organization_id: added.organizationId,
      trainee_id: added.traineeId,
      created_by: added.createdBy,
      created_at: added.now,
      state_since: added.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the course may be asked for: it is one that the academy offers. */
export const isOffered = async (db: Database, courseId: number): Promise<boolean> =>
  (await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', courseId)
    .where('is_published', '=', true)
    .select('course_id')
    .executeTakeFirst()) !== undefined

export const isCourse = async (db: Database, courseId: number): Promise<boolean> =>
  (await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', '=', courseId)
    .select('course_id')
    .executeTakeFirst()) !== undefined

type Fields = Argument<typeof requestsCalls.writeProposal>['body']['Proposal']
interface Written {
  readonly requestId: number
  readonly by: number
  readonly now: Date
  readonly baseCurrency: string
  readonly rate: number
  readonly taxPercent: number
  readonly sums: ReturnType<typeof priced>
}

const proposalColumns = (fields: Fields, { by, now, baseCurrency, rate, taxPercent, sums }: Written) => ({
  state: 'draft' as const,
  course_id: fields.CourseID,
  first_day: fields.FirstDay,
  last_day: fields.LastDay,
  weekdays: [...new Set(fields.Weekdays)].sort((a, b) => a - b),
  starts_at: fields.StartTime,
  ends_at: fields.EndTime,
  hours: fields.Hours,
  place: fields.Place,
  language: fields.Language,
  trainees: fields.Trainees,
  currency: fields.Currency,
  base_currency: baseCurrency,
  rate,
  discount_percent: fields.DiscountPercent,
  tax_percent: taxPercent,
  net_minor: sums.netMinor,
  tax_minor: sums.taxMinor,
  total_minor: sums.totalMinor,
  line_count: sums.lines.length,
  cost_minor: fields.CostMinor,
  valid_until: fields.ValidUntil,
  text: json(fields.Text),
  written_by: by,
  written_at: now,
  approval_reason: '',
  approved_by: null,
})

/** Writes the version that was not sent yet anew, or the next one; gives its id. The request must be locked. */
export async function putProposal(
  db: Database,
  unsentId: number | undefined,
  fields: Fields,
  written: Written,
): Promise<number> {
  const columns = proposalColumns(fields, written)
  if (unsentId !== undefined) {
    await db.deleteFrom('requests.proposal_line').where('proposal_id', '=', unsentId).execute()
    await db.updateTable('requests.proposal').set(columns).where('id', '=', unsentId).execute()
  }
  const id =
    unsentId ??
    (
      await db
        .insertInto('requests.proposal')
        .values({
          ...columns,
          request_id: written.requestId,
          number: sql<number>`(select coalesce(max(p.number), 0) + 1 from requests.proposal p
            where p.request_id = ${written.requestId})`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await db
    .insertInto('requests.proposal_line')
    .values(
      written.sums.lines.map((line, at) => ({
        proposal_id: id,
        position: at + 1,
        text: json(fields.Lines[at]!.Text),
        quantity: line.quantity,
        unit_minor: line.unitMinor,
        discounted_minor: line.discountedMinor,
        amount_minor: line.amountMinor,
        tax_minor: line.taxMinor,
      })),
    )
    .execute()
  return id
}

interface Answer {
  readonly state: ProposalState
  readonly answered_at?: Date
  readonly answered_by?: string
  readonly reason?: string
  readonly sent_at?: Date
  readonly sent_to?: string
  readonly approval_reason?: string
  readonly approved_by?: number
}

/** What a version that is not sent yet costs the academy, in its currency. */
export const keepCost = (db: Database, id: number, costMinor: number) =>
  db.updateTable('requests.proposal').set({ cost_minor: costMinor }).where('id', '=', id).execute()

/** Moves a version on. Its request must be locked. */
export const moveProposal = (db: Database, id: number, set: Answer) =>
  db.updateTable('requests.proposal').set(set).where('id', '=', id).execute()
