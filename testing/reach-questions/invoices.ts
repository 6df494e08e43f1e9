import { sql } from 'kysely'
import { documentCall } from '#platform/shared/document/documents.ts'
import invoice from '#modules/billing/documents/invoice/document.ts'
import { addInvoice } from '../stages/stage-invoice.ts'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

interface Places {
  readonly laylaOnHerOwn: number
  readonly yusufPaidByNile: number
  readonly repeatOfLayla: number
}

/** The invoice of each of two registrations, and of a repeat. */
export async function stageInvoices({ db }: TestServer, ids: Places): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number }>`
    insert into billing.invoice (number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency, base_currency,
      rate, amount_minor, line_count, issued_by, due_on)
    select 'INV-REPEAT', 'repeatExam', id, 'EX-TAUGHT', 'trainee', trainee_id, 'USD', 'USD', 1, 0, 0, 1, '2027-01-01'
    from exams.repeat_exam where id = ${ids.repeatOfLayla} returning id`.execute(db)
  return {
    invoiceOfLayla: await addInvoice(db, ids.laylaOnHerOwn, { number: 'INV-LAYLA' }),
    invoiceOfYusufPaid: await addInvoice(db, ids.yusufPaidByNile, { number: 'INV-YUSUF' }),
    invoiceOfRepeat: rows[0]!.id,
  }
}

export const invoiceQuestions = ({ db }: TestServer): Readonly<Record<string, Question>> => ({
  invoice: async (asker, ID) => {
    const about = await db
      .selectFrom('billing.invoice as i')
      .leftJoin('registration.registration as r', (join) =>
        join.onRef('r.id', '=', 'i.subject_id').on('i.subject_kind', '=', 'registration'),
      )
      .where('i.id', '=', ID)
      .select(['r.id', 'r.trainee_id as traineeID'])
      .executeTakeFirstOrThrow()
    const alone = await answers(asker, 'GET /api/Billing/GetInvoice', { ID })
    if (about.id === null) return admitted({ alone }, ({ status }) => status === 200)
    const listed = await answers(asker, 'GET /api/Trainee/GetAllTraineeInvoices', { traineeID: about.traineeID })
    const { statusCode } = await asker.raw(documentCall(invoice), { ID: about.id })
    const isShown = { alone: alone.status === 200, listed: holds(listed, (row) => row['ID'] === ID) }
    return { ...(alone.status === 403 ? {} : isShown), printed: statusCode === 200 }
  },
})
