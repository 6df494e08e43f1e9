import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'

/* What was invoiced while registrations and repeats kept their own money. */

const migrations = join(import.meta.dirname, '../../../database/migrations')
let database: TestDatabase
const before = mkdtempSync(join(tmpdir(), 'diwan-migrations-'))
beforeAll(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(migrations))
    if (name < '20261123-0040') copyFileSync(join(migrations, name), join(before, name))
  await migrate(database.config, { folder: before })
  await database.pool.query(`
    insert into catalogue.course (code, name, hours, days) values ('SMS', '{"en": "Safety"}', 30, 5);
    insert into classes.course_class (code, course_id, starts_on, ends_on, min_trainees, max_trainees, fee_minor, currency, state)
      select 'CC-1', id, '2026-03-01', '2026-03-05', 1, 10, 45000, 'EGP', 'open' from catalogue.course;
    insert into accounts.account (email, role, name_ar, name_en) values ('a@x.example', 'trainee', 'a', 'a'), ('o@x.example', 'customer', 'o', 'o');
    insert into people.organization (code, name, account_id) select 'O-1', '{"en": "Nile"}', id from accounts.account where email = 'o@x.example';
    insert into people.trainee (code, name_ar, name_en, email, account_id) select 'T-1', 'a', 'a', email, id from accounts.account where email = 'a@x.example';
    insert into registration.registration (code, class_id, trainee_id, organization_id, organization_agreed_at, main)
      select v.code, c.id, t.id, o.id, case when v.agreed then now() end, 'cancelled' from classes.course_class c, people.trainee t,
        (values ('REG-1', false, false), ('REG-2', true, true), ('REG-3', true, false)) v(code, named, agreed)
        left join people.organization o on v.named;
    insert into registration.invoice (id, number, registration_id, lines, amount_minor, currency, per_usd, issued_at, issued_by, due_on, state)
      overriding system value
      select v.id, v.number, r.id, '[{"Text": {"en": "Safety"}, "Quantity": 1, "Minor": 45000}]', 45000, 'EGP', 50.25, '2026-01-05T10:00Z', 7, '2026-01-20', v.state
      from (values (4, 'INV-2026-0001', 'REG-1', 'void'), (5, 'INV-2026-0002', 'REG-1', 'sent'), (9, 'INV-2026-0003', 'REG-2', 'paid'),
        (11, 'INV-2026-0004', 'REG-3', 'sent')) v(id, number, code, state) join registration.registration r on r.code = v.code;
    insert into platform.file (field, name, media_type, bytes, sha256, storage_key, uploaded_by, subject_type, subject_id)
      values ('paymentProof', 'receipt.pdf', 'application/pdf', 8, '\\x00', 'key-1', 1, 'registration', 1);
    insert into registration.payment_proof (id, invoice_id, file_id, swift_code, note, received_minor, state, reason, uploaded_by, uploaded_at, decided_by, decided_at)
      overriding system value values
      (3, 5, null, 'SWIFT1', 'first', 1000, 'verified', null, 1, '2026-01-06T08:00Z', 2, '2026-01-06T22:30Z'),
      (4, 5, (select max(id) from platform.file), null, '', null, 'rejected', 'unreadable', 1, '2026-01-07T08:00Z', 2, '2026-01-07T09:00Z'),
      (6, 9, null, 'SWIFT2', '', 45000, 'verified', null, 1, '2026-01-08T08:00Z', 2, '2026-01-08T09:00Z'),
      (8, 11, null, 'SWIFT3', '', null, 'uploaded', null, 1, '2026-01-09T08:00Z', null, null);
    insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent)
      select 'EX-1', id, '{"en": "Final"}', now(), now() + interval '2 hours', 60, 60, 90, 50 from classes.course_class;
    insert into exams.repeat_exam (exam_id, registration_id, trainee_id, number, state, is_free, swift_code, expires_at)
      select e.id, r.id, r.trainee_id, 2, v.state, v.free, v.swift, '2027-01-01' from exams.exam e,
        (values ('REG-1', 'proofUploaded', false, 'RSWIFT'), ('REG-2', 'used', true, null), ('REG-3', 'rejected', false, null)) v(code, state, free, swift)
        join registration.registration r on r.code = v.code;
  `)
  await migrate(database.config)
})
afterAll(async () => {
  await database.close()
  rmSync(before, { recursive: true })
})
const rows = async (statement: string) => (await database.pool.query<Record<string, unknown>>(statement)).rows

test('every invoice keeps number, id, dates, lines and what came in, and is paid by whoever was asked to', async () => {
  expect(
    await rows(`select invoice_id, invoice_number, subject_code, payer_kind, amount_minor, currency, rate::float, received_minor, invoice_state,
      due_on::text, lines from billing.invoice_facts where subject_kind = 'registration' order by 1`),
  ).toEqual(
    [
      [4, 'INV-2026-0001', 'REG-1', 'trainee', 0, 'void'],
      [5, 'INV-2026-0002', 'REG-1', 'trainee', 1000, 'sent'],
      [9, 'INV-2026-0003', 'REG-2', 'organization', 45000, 'paid'],
      [11, 'INV-2026-0004', 'REG-3', 'trainee', 0, 'sent'],
    ].map(([invoice_id, invoice_number, subject_code, payer_kind, received_minor, invoice_state]) => ({
      invoice_id,
      invoice_number,
      subject_code,
      payer_kind,
      amount_minor: 45000,
      currency: 'EGP',
      rate: 50.25,
      received_minor,
      invoice_state,
      due_on: '2026-01-20',
      lines: [{ Text: { en: 'Safety' }, Quantity: 1, Minor: 45000 }],
    })),
  )
  // Half past midnight in Cairo: the day there.
  expect(
    await rows('select proof_id, amount_minor, paid_on::text, booked_by from billing.payment order by proof_id'),
  ).toEqual([
    { proof_id: 3, amount_minor: 1000, paid_on: '2026-01-07', booked_by: 2 },
    { proof_id: 6, amount_minor: 45000, paid_on: '2026-01-08', booked_by: 2 },
  ])
})

test('what was void before there were credit notes is no income', async () => {
  expect(
    await rows(`select invoice_id, billed_minor::integer, paid_minor::integer from billing.income_facts
      where subject_kind = 'registration' order by 1`),
  ).toEqual([
    { invoice_id: 5, billed_minor: 45000, paid_minor: 1000 },
    { invoice_id: 9, billed_minor: 45000, paid_minor: 45000 },
    { invoice_id: 11, billed_minor: 45000, paid_minor: 0 },
  ])
})

test('every proof keeps its file, its code and what was decided', async () => {
  expect(
    await rows(`select p.id, p.invoice_id, f.name, p.swift_code, p.note, p.state, p.reason from billing.proof p
      join billing.invoice i on i.id = p.invoice_id left join platform.file f on f.id = p.file_id
      where i.subject_kind = 'registration' order by p.id`),
  ).toEqual([
    { id: 3, invoice_id: 5, name: null, swift_code: 'SWIFT1', note: 'first', state: 'verified', reason: null },
    { id: 4, invoice_id: 5, name: 'receipt.pdf', swift_code: null, note: '', state: 'rejected', reason: 'unreadable' },
    { id: 6, invoice_id: 9, name: null, swift_code: 'SWIFT2', note: '', state: 'verified', reason: null },
    { id: 8, invoice_id: 11, name: null, swift_code: 'SWIFT3', note: '', state: 'uploaded', reason: null },
  ])
})

test('a repeat that was paid for keeps its proof under a number beside the series; the others have no invoice', async () => {
  expect(
    await rows(`select i.number, i.amount_minor, i.state, p.swift_code, p.state as proof from billing.invoice i
      left join billing.proof p on p.invoice_id = i.id where i.subject_kind = 'repeatExam'`),
  ).toEqual([
    {
      number: expect.stringMatching(/^REPEAT-/),
      amount_minor: 0,
      state: 'sent',
      swift_code: 'RSWIFT',
      proof: 'uploaded',
    },
  ])
})

test('numbers go on where they were, and a second live invoice is refused', async () => {
  const add = (number: string, of: string) =>
    rows(`insert into billing.invoice (number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency,
        base_currency, rate, amount_minor, line_count, issued_by, due_on)
      select '${number}', subject_kind, subject_id, subject_code, 'trainee', (select id from people.trainee), currency, base_currency, rate, 0, 0, 1, due_on
      from billing.invoice where number = '${of}' returning id`)
  await expect(add('INV-2026-0005', 'INV-2026-0002')).rejects.toThrow('one_live_invoice')
  await expect(add('INV-2026-0003', 'INV-2026-0001')).rejects.toThrow('invoice_number_key')
  await database.pool.query(`update billing.invoice set state = 'void' where number = 'INV-2026-0002'`)
  expect((await add('INV-2026-0005', 'INV-2026-0002'))[0]!['id']).toBeGreaterThan(11)
})
