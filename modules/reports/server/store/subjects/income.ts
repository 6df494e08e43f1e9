import { sql, type RawBuilder } from 'kysely'
import { heldInSql, owedInSql } from '#modules/billing/server/public.ts'
import { inBase } from '#modules/costing/server/public.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Period } from '../../../rules/period.ts'
import { countsIn, dayOfRow, one, personName, type Reckoned, type SubjectRows } from './subject.ts'

const issuedOn = { at: { instant: sql`v.issued_at` } }
const begunOn = { at: { day: sql`p.starts_on` } }

/** Invoices that hold, on the day of their issue. */
const invoices = (period: Period, about: Reckoned) => sql`
  select v.id::text as id, v.id as invoice_id, v.number as code, true as is_invoice, ${dayOfRow(issuedOn, about)} as day, v.subject_kind as kind, v.state,
    v.payer_organization_id, v.payer_trainee_id, v.currency, v.base_currency, v.rate, v.amount_minor, v.due_on,
    v.not_asked_since is null as is_asked, 0 as planned_minor, 0 as planned_times,
    null::jsonb as course_name,
    case v.subject_kind when 'registration' then 'registration' when 'courseRequest' then 'request' end as opens, v.subject_id as opens_id
  from billing.invoice v
  where v.state <> 'void' and ${countsIn(issuedOn, period, about)}`

/**
 * Rows of the plan and agreed requests with what the summary of the year says that they are to bring in (`figuresOfRun` of
 * costing), on the day they begin: what was agreed, else the fee of as many as are expected, at the rate that its sheet keeps.
 */
const planned = (period: Period, about: Reckoned) => sql`
  select p.run_key, null, p.run_code, false, p.starts_on, case when a.request_id is null then 'registration' else 'courseRequest' end, null,
    coalesce(q.organization_id, w.organization_id), q.trainee_id, coalesce(a.currency, p.currency),
    case when a.request_id is not null then a.base_currency when kept.rate is not null then s.base_currency end,
    case when a.request_id is not null then a.rate else kept.rate end,
    0, null, false, coalesce(a.net_minor, p.fee_minor), case when a.request_id is null then p.expected_trainees else 1 end,
    p.course_name, p.run_kind, p.run_id
  from costing.run_facts p
  left join costing.agreed_facts a on a.class_id = p.class_id
  left join requests.course_request q on q.id = a.request_id
  left join planning.plan_row w on p.run_kind = 'planRow' and w.id = p.run_id
  left join costing.sheet s on s.id = p.sheet_id
  cross join lateral (select (s.rates ->> p.currency)::numeric as rate) kept
  where p.scenario_id is null and (p.is_planned or a.request_id is not null) and ${countsIn(begunOn, period, about)}`

const received = sql`select coalesce(sum(y.amount_minor), 0) as minor from billing.payment y where y.invoice_id = i.invoice_id`
const credited = sql`select coalesce(sum(n.amount_minor), 0) as minor from billing.credit_note n where n.invoice_id = i.invoice_id`

/** What is to come in beside what was asked for and came: each an invoice, or what was planned. */
export const income: SubjectRows = {
  from: (period, about) => {
    const rows = sql`(${invoices(period, about)} union all ${planned(period, about)}) i`
    // Several figures need both: where all rows are summed they are added up once for each.
    return about.isShown
      ? rows
      : sql`${rows} cross join lateral (${received}) received cross join lateral (${credited}) credited`
  },
  at: { day: sql`i.day` },
  brings: ({ base, rates, today, isShown }) => {
    const inCurrency = (minor: RawBuilder<unknown>) => inBase(sql`(${minor})`, base, rates)
    const balance = {
      amount: sql`i.amount_minor`,
      received: isShown ? sql`(${received})` : sql`received.minor`,
      credited: isShown ? sql`(${credited})` : sql`credited.minor`,
    }
    // What was called off while a proof waits is asked for no more.
    const owed = sql<number>`case when i.is_asked then ${owedInSql(balance)} else 0 end`
    return {
      planned: sql`(${inCurrency(sql`i.planned_minor`)} * i.planned_times)`,
      invoices: one(sql`i.is_invoice`),
      invoiced: inCurrency(sql`i.amount_minor - ${balance.credited}`),
      // What a credit note took back of what came in was given back.
      paid: inCurrency(heldInSql(balance)),
      open: inCurrency(owed),
      overdue: inCurrency(sql`case when i.due_on < ${today}::date then ${owed} else 0 end`),
    }
  },
  by: {
    kind: { key: sql`i.kind` },
    state: { key: sql`i.state` },
    organization: {
      join: sql`left join people.organization go on go.id = i.payer_organization_id`,
      key: sql`i.payer_organization_id`,
      name: sql<Trilingual>`go.name`,
    },
  },
  shown: {
    join: sql`left join people.organization so on so.id = i.payer_organization_id
      left join people.trainee st on st.id = i.payer_trainee_id`,
    id: sql`i.id`,
    code: sql`i.code`,
    name: sql<Trilingual | null>`i.course_name`,
    person: sql<Trilingual | null>`coalesce(so.name, ${personName('st')})`,
    opens: sql`i.opens`,
    opensId: sql`i.opens_id`,
  },
}
