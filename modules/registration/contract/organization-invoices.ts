import * as z from 'zod'
import { ages } from '#modules/billing/rules/ageing.ts'
import { invoiceStates, invoiceSubjects } from '#modules/billing/rules/subjects.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { instant, moneyReply, queryId, shortText, trilingualReply } from '#platform/shared/shapes.ts'

/** `open`: not paid in full, whatever its day; `overdue`: of these, past their day. */
export const invoiceStandings = ['open', 'overdue', 'paid', 'void'] as const

const organizationInvoice = z
  .object({
    ID: z.int(),
    Number: codeReply(),
    /** What it is about: a registration, or a course request, and then nobody's registration stands on it. */
    SubjectKind: z.enum(invoiceSubjects),
    SubjectID: z.int(),
    SubjectCode: codeReply(),
    RegistrationID: z.int().nullable(),
    RegistrationCode: codeReply().nullable(),
    TraineeName: trilingualReply.nullable(),
    ClassCode: codeReply().nullable(),
    CourseName: trilingualReply.nullable(),
    Amount: moneyReply,
    Received: moneyReply,
    /** Taken back by credit notes. */
    Credited: moneyReply,
    /** What is still to be paid. */
    Owed: moneyReply,
    IssuedAt: instant(),
    DueDate: dayReply(),
    State: z.enum(invoiceStates),
    IsOverdue: z.boolean(),
    /** Of what is still to be paid: how long past its due day. */
    Age: z.enum(ages).nullable(),
  })
  .meta({ id: 'OrganizationInvoice' })

export const getOrganizationInvoices = call({
  method: 'GET',
  path: '/api/Customer/GetCustomerInvoices',
  who: 'reviewersCustomer',
  effect: 'reads',
  summary:
    'Invoices of registrations and course requests that an organization pays: an organization its own, reviewers all.',
  ...list({
    row: organizationInvoice,
    orders: ['IssuedAt', 'DueDate'],
    first: '-IssuedAt',
    filters: {
      OrganizationID: queryId(),
      Standing: z.enum(invoiceStandings),
      Age: z.enum(ages),
      Currency: shortText(3, 'tooLong'),
    },
  }),
  refusals: [],
})

export const getOrganizationStatement = call({
  method: 'GET',
  path: '/api/Customer/GetCustomerStatement',
  who: 'reviewersCustomer',
  effect: 'reads',
  summary:
    'What an organization owes, what of it is overdue and what it has paid, by currency, with how many invoices.',
  query: z.strictObject({ OrganizationID: queryId().optional() }),
  reply: z.array(
    z.object({
      Currency: z.string(),
      Open: moneyReply,
      OpenCount: z.int(),
      Overdue: moneyReply,
      OverdueCount: z.int(),
      Paid: moneyReply,
      PaidCount: z.int(),
      /** What is owed, by how long it is past its due day. */
      Ages: z.array(z.object({ Age: z.enum(ages), Amount: moneyReply, Count: z.int() })),
    }),
  ),
  refusals: [],
})
