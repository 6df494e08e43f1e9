import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { peopleCalls as calls } from '#modules/people/contract/calls.ts'
import { privacyCalls } from '#modules/privacy/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { castPassword } from '../../stages/cast.ts'
import { audited } from '../../stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '../../server.ts'

/*
 * Two records of one person become one in the academy of the sample. Which tables hold anything of a trainee PostgreSQL
 * says, so that one of tomorrow is asked for too: the record that goes must have a row there, and afterwards the kept
 * one has it.
 */
let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    timeZone: 'Africa/Cairo',
    jobs: [removeBytes],
    onError: (error) => expect.fail(String(error)),
  })
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

/** Columns that refer to a trainee's record; pairs of records are worked out anew. */
const references = async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select n.nspname || '.' || t.relname as name, a.attname as "column"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(c.conkey) and a.attname like '%trainee_id'
    where c.contype = 'f' and c.confrelid in ('people.trainee'::regclass, 'exams.candidate'::regclass)
      and t.relname <> 'trainee_pair' group by 1, 2 order by 1, 2`.execute(server.db)
  return rows
}
const countsOf = async (id: number) => {
  const found: Record<string, number> = {}
  for (const { name, column } of await references()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(server.db)
    found[`${name}.${column}`] = rows[0]!.count
  }
  return found
}
const idOf = async (text: string) => (await sql.raw<{ id: number }>(text).execute(server.db)).rows[0]!.id
const shown = async (ID: number) => (await server.as('sami')).send(calls.getTrainee, { ID })

const layla = "select id from people.trainee where email = 'layla@diwan.example'"
/** Sat exams, is certified, pays: and shares no class with Layla. */
const busiest = `
  select t.id from people.trainee t where t.email not like '%@diwan.example' and t.account_id is not null
    and exists (select from billing.invoice i where i.payer_trainee_id = t.id)
    and exists (select from certificates.certificate c where c.trainee_id = t.id)
    and exists (select from exams.attempt a where a.trainee_id = t.id and a.state = 'final')
    and not exists (select from registration.registration r join registration.registration l on l.class_id = r.class_id
      where r.trainee_id = t.id and l.trainee_id = (${layla}))
    and not exists (select from exams.attempt a where a.trainee_id = t.id and a.state in ('created', 'inProgress', 'interrupted'))
  order by t.id limit 1`

/** Somebody who pays, whoever else they are. */
const payer = `
  select t.id from people.trainee t join accounts.account a on a.id = t.account_id and a.role = 'trainee'
  where t.merged_into is null and t.email not like '%@diwan.example'
    and exists (select from billing.invoice i where i.payer_trainee_id = t.id)
    and not exists (select from exams.attempt a where a.trainee_id = t.id and a.state in ('created', 'inProgress', 'interrupted'))
  order by t.id desc limit 1`

async function staged(who = busiest) {
  const kept = await idOf(`insert into people.trainee (code, name_ar, name_en, email, mobile)
    values ('T-KEPT-' || (select count(*) from people.trainee), 'كرمة', 'Karma', 'kept' || (select count(*) from people.trainee) || '@example.com', '+201000000001') returning id`)
  const gone = await idOf(who)
  await sql`
    with file as (insert into platform.file (field, name, media_type, bytes, sha256, storage_key, uploaded_by, subject_type, subject_id)
      values ('recordAttachment', 'a.pdf', 'application/pdf', 1, 'a', gen_random_uuid()::text, 1, 'trainee', ${gone}) returning id)
    insert into people.trainee_attachment (trainee_id, title, file_id) select ${gone}, 'CV', id from file`.execute(
    server.db,
  )
  await sql`insert into people.trainee_education (trainee_id, degree_id, subject, is_main)
    select ${gone}, id, 'Law', false from lookups.education_degree
    where not exists (select from people.trainee_education where trainee_id = ${gone} and subject = 'Law') limit 1`.execute(
    server.db,
  )
  await sql`insert into people.name_change (trainee_id, name_ar, name_en, asked_at) values (${gone}, 'آخر', 'Other', now()) on conflict do nothing`.execute(
    server.db,
  )
  await sql`insert into exams.repeat_exam (exam_id, trainee_id, number, state, is_free, expires_at)
    select exam_id, trainee_id, 2, 'expired', true, now() from exams.candidate where trainee_id = ${gone} limit 1`.execute(
    server.db,
  )
  await sql`with asked as (insert into requests.course_request (number, trainee_id, topic, trainees, language, contact_name, contact_email, created_by)
      values ('CR-MERGED-' || ${gone}::integer, ${gone}, 'x', 1, 'ar', 'x', 'x@example.com', 1) on conflict do nothing returning id)
    insert into requests.nomination (request_id, name, trainee_id) select id, 'x', ${gone} from asked`.execute(
    server.db,
  )
  await sql`insert into membership.card (trainee_id, kind, state, requested_by) select ${gone}, 'first', 'rejected', 1
    where not exists (select from membership.card where trainee_id = ${gone})`.execute(server.db)
  await sql`with made as (insert into competitions.competition (code, course_id, about, entries_open_at)
      select 'CP-MERGED-' || ${gone}::integer, min(id), '{}', now() from catalogue.course returning id)
    insert into competitions.entry (competition_id, trainee_id, state) select id, ${gone}, 'admitted' from made`.execute(
    server.db,
  )
  await sql`insert into feedback.invitation (class_id, trainee_id, code, invited_on)
    select min(class_id), ${gone}::integer, 'merged-' || ${gone}::integer, '2026-01-01' from registration.registration
    on conflict do nothing`.execute(server.db)
  for (const who of [kept, gone])
    await sql`insert into diplomas.track_completion (track_id, trainee_id, course_ids, completed_at)
      select min(id), ${who}::integer, '{}', now() from diplomas.track on conflict do nothing`.execute(server.db)
  await sql`with room as (insert into chat.room (class_id, instructor_id, trainee_id, opened_at)
      select (select max(id) from classes.course_class), (select min(id) from people.instructor), ${gone}::integer, now()
      on conflict do nothing returning id),
    said as (insert into chat.message (room_id, seq, revision, account_id, key, text, mentions, sent_at)
      select id, 1, 1, 1, gen_random_uuid(), 'x', '{}', now() from room returning id)
    insert into chat.report (message_id, account_id, trainee_id, reason, said, state, reported_at)
      select id, 1, ${gone}::integer, 'x', 'x', 'reported', now() from said`.execute(server.db)
  return { kept, gone }
}
const merge = async ({ kept, gone }: { kept: number; gone: number }, FromGone: readonly string[] = []) => {
  const sami = await server.as('sami')
  const [one, other] = [await shown(kept), await shown(gone)]
  const body = { KeptID: kept, KeptVersion: one.Version, GoneID: gone, GoneVersion: other.Version, FromGone }
  return { body: body as never, send: () => sami.send(calls.mergeTrainees, { body: body as never }) }
}

test('nothing is lost: whatever refers to the one refers to the other afterwards', async () => {
  const pair = await staged()
  const before = { kept: await countsOf(pair.kept), gone: await countsOf(pair.gone) }
  const without = Object.entries(before.gone).filter(([, count]) => count === 0)
  expect(without, 'the stage above gives the record that goes a row of each').toEqual([])
  const gone = await shown(pair.gone)
  const snapshots = () => sql`select id, snapshot, mode from certificates.certificate order by id`.execute(server.db)
  const results = () => sql`select * from evaluation.final_result order by id`.execute(server.db)
  const attempts = () =>
    sql`select id, exam_id, state, score, percent, grade, result from exams.attempt order by id`.execute(server.db)
  const was = [(await snapshots()).rows, (await results()).rows, (await attempts()).rows]
  const invoices = await sql<{ id: number; subject: number }>`select id, subject_id as subject from billing.invoice
    where payer_trainee_id = ${pair.gone} and subject_kind = 'registration'`.execute(server.db)

  const sami = await server.as('sami')
  const preview = await sami.send(calls.getTraineeMerge, { KeptID: pair.kept, GoneID: pair.gone })
  expect(preview.Blocks).toEqual([])
  expect(preview.Differ).toContainEqual({ Field: 'Name', Offered: 'kept' })
  expect(preview.Differ).toContainEqual({ Field: 'Account', Offered: 'gone' })
  expect(preview.Moves).toContainEqual({
    Kind: 'registrations',
    Count: before.gone['registration.registration.trainee_id'],
  })
  const { send } = await merge(pair, ['Account', 'Mobile'])
  const saved = await send()
  expect(saved.ID).toBe(pair.kept)
  expect(await send()).toEqual(saved)

  const after = { kept: await countsOf(pair.kept), gone: await countsOf(pair.gone) }
  expect(Object.entries(after.gone).filter(([, count]) => count > 0)).toEqual([])
  for (const [name, count] of Object.entries(after.kept))
    expect(count, name).toBeGreaterThanOrEqual(
      before.kept[name]! + before.gone[name]! - (name.includes('contact') ? 1 : 0),
    )
  expect([(await snapshots()).rows, (await results()).rows, (await attempts()).rows]).toEqual(was)

  const kept = await shown(pair.kept)
  expect([kept.Email, kept.Mobile]).toEqual([gone.Email, gone.Mobile])
  expect(kept.FullName.en).toBe('Karma')
  const values = kept.Contacts.map(({ Value }) => Value)
  expect(values).toEqual(expect.arrayContaining([gone.Email, gone.Mobile, '+201000000001']))
  // Its address leads to the kept one, and nobody finds it any more.
  expect((await shown(pair.gone)).ID).toBe(pair.kept)
  const { Items } = await sami.send(calls.listTrainees, { search: gone.Code })
  expect(Items).toEqual([])
  // What was printed stays: the invoice names whom it was issued to.
  expect(invoices.rows.length).toBeGreaterThan(0)
  const printed = await sql<{ code: string }>`select code from billing.printed_person
    where invoice_id = any(${invoices.rows.map(({ id }) => id)})`.execute(server.db)
  expect(new Set(printed.rows.map(({ code }) => code))).toEqual(new Set([gone.Code]))
  expect((await sami.send(billingCalls.getInvoice, { ID: invoices.rows[0]!.id })).ID).toBe(invoices.rows[0]!.id)

  expect(await audited(server.db, 'people.mergeTrainees')).toMatchObject([
    {
      subject_id: pair.kept,
      data: { merged: gone.Code },
      before: { email: expect.any(String) },
      after: { email: gone.Email },
    },
  ])
  expect(await audited(server.db, 'people.closeMergedTrainee')).toMatchObject([
    { subject_id: pair.gone, before: { mergedInto: null }, after: { mergedInto: pair.kept, isActive: false } },
  ])
})

test('an issued invoice is not given to anybody else', async () => {
  await expect(
    sql`update billing.invoice set payer_trainee_id = (select max(id) from people.trainee)
      where id = (select min(id) from billing.invoice where payer_trainee_id is not null)`.execute(server.db),
  ).rejects.toThrow('kept as it was issued')
})

test('the account that goes is closed at once; both in one class, an open exam and an erasure keep them apart', async () => {
  const sami = await server.as('sami')
  const mariam = await idOf("select id from people.trainee where email = 'mariam@diwan.example'")
  const session = await server.as('mariam')
  expect((await session.send(calls.getLoginTrainee, {})).ID).toBe(mariam)
  const yusuf = await idOf("select id from people.trainee where email = 'yusuf@diwan.example'")
  await sql`delete from exams.answer_event where attempt_id in (select id from exams.attempt where state = 'inProgress')`.execute(
    server.db,
  )

  const pair = { kept: yusuf, gone: mariam }
  const blocks = async () =>
    (await sami.send(calls.getTraineeMerge, { KeptID: yusuf, GoneID: mariam })).Blocks.map(({ Kind }) => Kind)
  await sql`update registration.registration r set main = 'withdrawn' where trainee_id = ${mariam}`.execute(server.db)
  await sql`update exams.attempt set state = 'final', finished_at = now() where state in ('created', 'inProgress', 'interrupted')
    and trainee_id in (${mariam}, ${yusuf})`.execute(server.db)
  expect(await blocks()).toEqual([])
  await sql`insert into registration.registration (code, class_id, trainee_id, main)
    select 'R-TWICE', class_id, ${mariam}, main from registration.registration where trainee_id = ${yusuf}
      and main not in ('rejected', 'withdrawn', 'cancelled', 'transferred') limit 1`.execute(server.db)
  expect(await blocks()).toEqual(['bothInClass'])
  const refused = await refusalOf((await merge(pair)).send())
  expect([refused.code, refused.message]).toEqual(['mergeForbidden', expect.any(String)])
  await sql`update registration.registration set main = 'withdrawn' where code = 'R-TWICE'`.execute(server.db)
  await sql`insert into privacy.erasure_request (account_id, asked_at) select account_id, now() from people.trainee where id = ${mariam}`.execute(
    server.db,
  )
  expect(await blocks()).toEqual(['erasureAsked'])
  await sql`update privacy.erasure_request set state = 'withdrawn', ended_at = now()`.execute(server.db)

  const huda = await server.as('huda')
  expect((await refusalOf(huda.send(calls.mergeTrainees, { body: (await merge(pair)).body }))).code).toBe('notAllowed')
  const { body, send } = await merge(pair)
  const stale = { ...(body as object), GoneVersion: 999 } as never
  expect((await refusalOf(sami.send(calls.mergeTrainees, { body: stale }))).code).toBe('changedMeanwhile')
  const same = { ...(body as object), GoneID: yusuf } as never
  expect((await refusalOf(sami.send(calls.mergeTrainees, { body: same }))).code).toBe('sameRecord')
  await send()
  await expect.poll(async () => (await refusalOf(session.send(calls.getLoginTrainee, {}))).status).toBe(401)
  const login = await refusalOf(
    server.anonymous.send(signinCalls.login, {
      body: { Email: 'mariam@diwan.example', Password: castPassword } as never,
    }),
  )
  expect(login.code).toBeTruthy()
  // Into a third one it is not merged again.
  const layla = await shown(await idOf("select id from people.trainee where email = 'layla@diwan.example'"))
  const other = { ...(body as object), KeptID: layla.ID, KeptVersion: layla.Version } as never
  expect((await refusalOf(sami.send(calls.mergeTrainees, { body: other }))).code).toBe('mergedAlready')
})

test('nobody merges the record of somebody who outranks them', async () => {
  const pair = await staged()
  await sql`update accounts.account set permissions = '{enteringsystemlookup}', role = 'admin'
    where id = (select account_id from people.trainee where id = ${pair.gone})`.execute(server.db)
  for (const FromGone of [[], ['Account']])
    expect((await refusalOf((await merge(pair, FromGone)).send())).code).toBe('beyondYourRights')
  expect((await shown(pair.gone)).ID).toBe(pair.gone)
})

test('a passport is encrypted anew for the record that holds it from now on', async () => {
  const huda = await server.as('huda')
  const nadia = await server.as('nadia')
  const made = async (email: string, PassportNumber: string | null) =>
    huda.send(calls.addTrainee, {
      body: {
        FullName: { ar: 'وسام', en: 'Wisam' },
        Gender: null,
        BirthDate: null,
        NationalityID: null,
        PassportNumber,
        PassportExpiresOn: null,
        PassportFileID: null,
        Email: email,
        JobTitle: '',
        Employer: '',
        OrganizationID: null,
        SendInvitation: false,
      } as never,
    })
  const one = await made('w1@example.com', 'WW1112223')
  const other = await made('w2@example.com', 'WW9998887')
  const third = await made('w3@example.com', null)
  const into = async (kept: number, gone: number) => (await merge({ kept, gone }, ['Passport'])).send()
  await into(one.ID, other.ID)
  expect((await nadia.send(calls.openPassport, { ID: one.ID })).PassportNumber).toBe('WW9998887')
  // A chain leads to its end.
  await into(third.ID, one.ID)
  expect((await nadia.send(calls.openPassport, { ID: third.ID })).PassportNumber).toBe('WW9998887')
  expect((await shown(other.ID)).ID).toBe(third.ID)
})

test('an access arrangement that is over neither hides nor enlarges one that counts', async () => {
  const made = async (name: string, percent: number, endsAt: string | null) => {
    const id = await idOf(`insert into people.trainee (code, name_ar, name_en, email)
      values ('${name}', 'وسام', 'Wisam', '${name.toLowerCase()}@example.com') returning id`)
    await sql`insert into exams.access_arrangement (trainee_id, extra_percent, reason, ends_at, given_by, given_at)
      values (${id}, ${percent}, ${name}, ${endsAt}, 1, now())`.execute(server.db)
    return id
  }
  const arranged = (id: number) =>
    server.db
      .selectFrom('exams.access_arrangement')
      .where('trainee_id', '=', id)
      .select(['extra_percent', 'reason', 'ends_at'])
      .executeTakeFirstOrThrow()
  const [over, counts] = [await made('T-OVER', 50, '2020-01-01T00:00:00Z'), await made('T-COUNTS', 25, null)]
  await (await merge({ kept: over, gone: counts })).send()
  expect(await arranged(over)).toEqual({ extra_percent: 25, reason: 'T-COUNTS', ends_at: null })
  const later = await made('T-LATER', 50, '2020-01-01T00:00:00Z')
  await (await merge({ kept: over, gone: later })).send()
  expect(await arranged(over)).toEqual({ extra_percent: 25, reason: 'T-COUNTS', ends_at: null })
})

test('whoever is erased goes with the records that were merged, also from what was printed', async () => {
  const pair = await staged(payer)
  const gone = await shown(pair.gone)
  await (await merge(pair)).send()
  const { account_id: account } = await server.db
    .selectFrom('people.trainee')
    .select('account_id')
    .where('id', '=', pair.gone)
    .executeTakeFirstOrThrow()
  const kept = await idOf(`insert into accounts.account (email, role, name_ar, name_en)
    values ('erase-me@example.com', 'trainee', 'كرمة', 'Karma') returning id`)
  await sql`update people.trainee set account_id = ${kept} where id = ${pair.kept}`.execute(server.db)
  await sql`update billing.invoice set state = 'paid' where payer_trainee_id = ${pair.kept} and state = 'sent'`.execute(
    server.db,
  )
  await sql`update registration.registration set main = 'withdrawn', money = 'notDue' where trainee_id = ${pair.kept}`.execute(
    server.db,
  )
  await sql`update exams.attempt set state = 'voided' where trainee_id = ${pair.kept} and state <> 'final'`.execute(
    server.db,
  )
  const asked = await idOf(
    `insert into privacy.erasure_request (account_id, asked_at) values (${kept}, now()) returning id`,
  )
  const nadia = await server.as('nadia')
  await nadia.send(privacyCalls.approveErasure, { body: { ID: asked, Version: 1 } })
  const names = await sql<{ name: string }>`
    select name_ar as name from people.trainee where id in (${pair.kept}, ${pair.gone})
    union select name->>'ar' from billing.printed_person where code = ${gone.Code}
    union select name_ar from accounts.account where id in (${account}, ${kept})`.execute(server.db)
  expect(names.rows.map(({ name }) => name)).not.toContain(gone.FullName.ar)
  expect(names.rows.map(({ name }) => name)).not.toContain('كرمة')
})
