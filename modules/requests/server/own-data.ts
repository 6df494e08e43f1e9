import { sql, type RawBuilder } from 'kysely'
import { namesOtherContact } from '#modules/people/server/public.ts'
import { anyOf } from '#platform/server/database.ts'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { pastStates } from '../rules/request-states.ts'

const own = (q: string, person: { readonly traineeId: number | null; readonly organizationId: number | null }) =>
  sql`(${sql.ref(`${q}.trainee_id`)} = ${person.traineeId} or ${sql.ref(`${q}.organization_id`)} = ${person.organizationId})`

/**
 * What the person, or the own organization, has asked for; and where somebody else named the person. Whom they named is
 * counted: the names are others' own.
 */
export const ownData: OwnData = {
  without: {
    'requests.proposal_template_version':
      'What a template of the academy said before; who wrote it stands in the audit.',
  },
  kinds: [
    {
      kind: 'registrations',
      tables: ['requests.course_request', 'requests.proposal', 'requests.proposal_line', 'requests.nomination'],
      rows: (person) => sql`
        select q.id::bigint as key, jsonb_build_object('Number', q.number, 'Course', f.course_name, 'Topic', q.topic,
          'FirstDay', q.first_day, 'LastDay', q.last_day, 'Month', q.month, 'Trainees', q.trainees, 'OwnSite', q.own_site,
          'Language', q.language, 'Nights', q.nights, 'TraineeBudgetMinor', q.trainee_budget_minor,
          'TraineeBudgetCurrency', q.trainee_budget_currency, 'CourseBudgetMinor', q.course_budget_minor,
          'CourseBudgetCurrency', q.course_budget_currency, 'PaidBy', q.payer_name, 'ContactName', q.contact_name,
          'ContactEmail', q.contact_email, 'ContactPhone', q.contact_phone, 'Notes', q.notes, 'State', q.state,
          'Reason', q.reason, 'CreatedAt', q.created_at, 'SubmittedAt', q.submitted_at,
          'Proposals', (select coalesce(jsonb_agg(jsonb_build_object('Number', p.number, 'State', p.state,
              'TotalMinor', p.total_minor, 'Currency', p.currency, 'FirstDay', p.first_day, 'LastDay', p.last_day,
              'ValidUntil', p.valid_until, 'Text', p.text, 'SentAt', p.sent_at, 'AnsweredAt', p.answered_at,
              'Lines', (select coalesce(jsonb_agg(jsonb_build_object('Text', l.text, 'Quantity', l.quantity,
                'AmountMinor', l.amount_minor) order by l.position), '[]')
                from requests.proposal_line l where l.proposal_id = p.id)) order by p.number), '[]')
            from requests.proposal p where p.request_id = q.id and p.sent_at is not null),
          'NamedPeople', (select count(*) from requests.nomination n where n.request_id = q.id)) as row
        from requests.course_request q
        left join catalogue.course_facts f on f.course_id = q.course_id
        where ${own('q', person)}
        union all
        select -n.id::bigint, jsonb_build_object('NamedIn', q.number, 'Name', n.name, 'Email', n.email, 'AddedAt', n.added_at)
        from requests.nomination n join requests.course_request q on q.id = n.request_id
        where n.trainee_id = ${person.traineeId} and q.trainee_id is distinct from ${person.traineeId}`,
    },
  ],
  // A draft concerns nobody else. What was called off may still have a proof that waits.
  blocks: (person) => sql`
    select 'courseRequest' as kind, q.number as code from requests.course_request q
    where ${own('q', person)} and q.state not in ('draft', ${anyOf(pastStates)})
    union all
    select 'invoice', i.invoice_number from billing.invoice_facts i
    where i.subject_kind = 'courseRequest' and i.invoice_state = 'sent'
      and (i.payer_trainee_id = ${person.traineeId} or i.payer_organization_id = ${person.organizationId})
    union all
    select 'refund', q.number from requests.course_request q join billing.invoice_facts i on i.invoice_id = q.invoice_id
    where ${own('q', person)} and q.state = 'cancelled' and i.invoice_state = 'paid'
      and least(i.received_minor, i.amount_minor - i.credited_minor) > coalesce(q.kept_minor, 0)`,
  counts: (person) => sql`
    select 'registrations' as kind, count(*)::integer as count from requests.course_request q where ${own('q', person)}`,
  // What was asked, offered and agreed stays; who spoke for it, and how to reach them, goes. Not who else has the address.
  erase: async (db, { person, pseudonym }) => {
    const { traineeId, organizationId, accountId, email } = person
    const theirs = (address: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
      sql`(lower(${address}) = lower(${email}) and not ${namesOtherContact(person, address, name)})`
    await sql`update requests.nomination n set name = ${pseudonym.nameAr}, email = ''
      where n.trainee_id = ${traineeId} or (n.trainee_id is null and ${theirs(sql`n.email`, sql`n.name`)})`.execute(db)
    await sql`update requests.proposal p set answered_by = ${pseudonym.nameAr}
      from requests.course_request q where q.id = p.request_id and p.answered_by <> ''
        and (q.trainee_id = ${traineeId} or ${theirs(sql`p.sent_to`, sql`q.contact_name`)}
          or (q.organization_id = ${organizationId} and exists (select from accounts.account_facts a
            where a.account_id = ${accountId} and p.answered_by in (a.account_name_ar, a.account_name_en))))`.execute(
      db,
    )
    await sql`update requests.proposal p set sent_to = ${pseudonym.email}
      from requests.course_request q where q.id = p.request_id and p.sent_to <> ''
        and (q.trainee_id = ${traineeId} or ${theirs(sql`p.sent_to`, sql`q.contact_name`)})`.execute(db)
    await sql`update requests.course_request q set contact_name = ${pseudonym.nameAr}, contact_email = ${pseudonym.email},
        contact_phone = '', notes = ''
      where q.trainee_id = ${traineeId} or ${theirs(sql`q.contact_email`, sql`q.contact_name`)}`.execute(db)
  },
}
