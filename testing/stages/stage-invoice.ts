import { json, type Database } from '#platform/server/database.ts'

interface Staged {
  readonly number: string
  readonly currency?: string
  readonly state?: 'sent' | 'paid' | 'void'
  readonly issuedAt?: string
  readonly dueOn?: string
  readonly lines?: readonly { readonly Text: object; readonly Quantity: number; readonly Minor: number }[]
}

const fee = { Text: { en: 'Course fee' }, Quantity: 1, Minor: 45_000 }

/** An invoice about a registration, for its organization where that has agreed to pay; its id. */
export async function addInvoice(db: Database, registrationId: number, staged: Staged): Promise<number> {
  const { number, currency = 'USD', state = 'sent', issuedAt, dueOn = '2090-01-01', lines = [fee] } = staged
  const registration = await db
    .selectFrom('registration.registration')
    .where('id', '=', registrationId)
    .select(['code', 'trainee_id', 'organization_id', 'organization_agreed_at'])
    .executeTakeFirstOrThrow()
  const organizationId = registration.organization_agreed_at === null ? null : registration.organization_id
  const { id } = await db
    .insertInto('billing.invoice')
    .values({
      number,
      subject_kind: 'registration',
      subject_id: registrationId,
      subject_code: registration.code,
      payer_kind: organizationId === null ? 'trainee' : 'organization',
      payer_trainee_id: organizationId === null ? registration.trainee_id : null,
      payer_organization_id: organizationId,
      currency,
      base_currency: 'USD',
      rate: 1,
      amount_minor: lines.reduce((sum, line) => sum + line.Quantity * line.Minor, 0),
      line_count: lines.length,
      issued_by: 1,
      due_on: dueOn,
      state,
      ...(issuedAt && { issued_at: issuedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('billing.invoice_line')
    .values(
      lines.map(({ Text, Quantity, Minor }, at) => ({
        invoice_id: id,
        position: at + 1,
        text: json(Text),
        quantity: Quantity,
        unit_minor: Minor,
        amount_minor: Quantity * Minor,
      })),
    )
    .execute()
  return id
}
