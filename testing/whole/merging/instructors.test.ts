import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { peopleCalls as calls } from '#modules/people/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { castPassword } from '../../stages/cast.ts'
import { audited } from '../../stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '../../server.ts'

/* As with trainees: which tables hold anything of an instructor PostgreSQL says, and the record that goes has a row in each. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
})
afterAll(() => server.close())

const references = async () => {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || t.relname as name
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and c.confrelid = 'people.instructor'::regclass
      and t.relname not in ('instructor', 'instructor_pair') order by 1`.execute(server.db)
  return rows.map(({ name }) => name)
}
const countsOf = async (id: number) => {
  const found: Record<string, number> = {}
  for (const name of await references()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where instructor_id = ${id}`.execute(server.db)
    found[name] = rows[0]!.count
  }
  return found
}
const idOf = async (text: string) => (await sql.raw<{ id: number }>(text).execute(server.db)).rows[0]!.id
const shown = async (ID: number) => (await server.as('sami')).send(calls.getInstructor, { ID })
const trainees = async (id: number) => {
  const { rows } = await sql<{ id: number }>`
    select id from people.trainee where ${id} = any(instructor_ids) order by id`.execute(server.db)
  return rows.map((row) => row.id)
}

const omar = "select id from people.instructor where email = 'omar@diwan.example'"

/** Somebody new, and Omar, who teaches, with an entry in every list. */
async function staged(who = omar) {
  const count = await idOf('select count(*)::integer as id from people.instructor')
  const kept = await idOf(`insert into people.instructor (code, name_ar, name_en, email, mobile)
    values ('I-KEPT-${count}', 'عمر', 'Omar the kept', 'kept${count}@example.com', '+201000000009') returning id`)
  const gone = await idOf(who)
  const entry = (list: string, columns: string, values: string) =>
    // A second time it is there already.
    sql
      .raw(`do $$ begin insert into people.instructor_${list} (instructor_id, ${columns}) ${values};
        exception when unique_violation then null; end $$`)
      .execute(server.db)
  for (const id of [kept, gone]) {
    await entry('education', 'degree_id, subject', `select ${id}, min(id), 'Law' from lookups.education_degree`)
    await entry('language', 'language_id', `select ${id}, min(id) from lookups.language`)
    await entry('area', 'area_id', `select ${id}, min(id) from lookups.course_area_of_study`)
    await entry('sector', 'sector_id', `select ${id}, min(id) from lookups.industry_sector`)
    await entry('obtained', 'title', `values (${id}, 'First aid')`)
  }
  await entry('obtained', 'title, is_main', `values (${gone}, 'Only there', false)`)
  await sql`
    with file as (insert into platform.file (field, name, media_type, bytes, sha256, storage_key, uploaded_by, subject_type, subject_id)
      values ('recordAttachment', 'a.pdf', 'application/pdf', 1, 'a', gen_random_uuid()::text, 1, 'instructor', ${gone}) returning id)
    insert into people.instructor_attachment (instructor_id, title, file_id) select ${gone}, 'CV', id from file`.execute(
    server.db,
  )
  await sql`with room as (insert into chat.room (class_id, instructor_id, trainee_id, opened_at)
      select (select max(id) from classes.course_class), ${gone}::integer, (select min(id) from people.trainee), now()
      on conflict do nothing returning id),
    said as (insert into chat.message (room_id, seq, revision, account_id, key, text, mentions, sent_at)
      select id, 1, 1, 1, gen_random_uuid(), 'x', '{}', now() from room returning id)
    insert into chat.report (message_id, account_id, instructor_id, reason, said, state, reported_at)
      select id, 1, ${gone}::integer, 'x', 'x', 'reported', now() from said`.execute(server.db)
  return { kept, gone }
}
const merge = async ({ kept, gone }: { kept: number; gone: number }, FromGone: readonly string[] = []) => {
  const sami = await server.as('sami')
  const [one, other] = [await shown(kept), await shown(gone)]
  const body = { KeptID: kept, KeptVersion: one.Version, GoneID: gone, GoneVersion: other.Version, FromGone }
  return { body: body as never, send: () => sami.send(calls.mergeInstructors, { body: body as never }) }
}
const preview = async ({ kept, gone }: { kept: number; gone: number }) =>
  (await server.as('sami')).send(calls.getInstructorMerge, { KeptID: kept, GoneID: gone })

test('what keeps two records apart: one class, one row of the plan, two sessions at once, a registration that waits', async () => {
  const pair = await staged()
  const blocks = async () => (await preview(pair)).Blocks.map(({ Kind }) => Kind)
  expect(await blocks()).toEqual([])
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select s.class_id, ${pair.kept}, 'backup', 'accepted' from classes.class_staff s
    join classes.course_class c on c.id = s.class_id and c.state not in ('ended', 'resultsPublished', 'closed', 'cancelled')
    where s.instructor_id = ${pair.gone} and s.state <> 'rejected' limit 1`.execute(server.db)
  expect(await blocks()).toEqual(['bothTeach'])
  await sql`update classes.class_staff set state = 'rejected' where instructor_id = ${pair.kept}`.execute(server.db)
  await sql`insert into planning.plan_instructor (plan_row_id, instructor_id, role)
    select p.id, ${pair.kept}, 'backup' from planning.plan_instructor i
    join planning.plan_row p on p.id = i.plan_row_id and p.state not in ('executed', 'cancelled')
    where i.instructor_id = ${pair.gone} and i.state <> 'rejected' limit 1`.execute(server.db)
  expect(await blocks()).toEqual(['bothPlanned'])
  await sql`delete from planning.plan_instructor where instructor_id = ${pair.kept}`.execute(server.db)
  await sql`insert into classes.session_instructor (session_id, instructor_id, period)
    select (select max(id) from classes.class_session), ${pair.kept}, period from classes.session_instructor
    where instructor_id = ${pair.gone} and not is_cancelled limit 1`.execute(server.db)
  expect(await blocks()).toEqual(['teachAtOnce'])
  const refused = await refusalOf((await merge(pair)).send())
  expect([refused.code, refused.message]).toEqual(['mergeForbidden', expect.any(String)])
  await sql`update classes.session_instructor set is_cancelled = true where instructor_id = ${pair.kept}`.execute(
    server.db,
  )
  await sql`update people.instructor set application = 'waiting' where id = ${pair.kept}`.execute(server.db)
  expect(await blocks()).toEqual(['notAccepted'])
  for (const table of ['classes.session_instructor', 'classes.class_staff'])
    await sql`delete from ${sql.table(table)} where instructor_id = ${pair.kept}`.execute(server.db)
})

test('nothing is lost: whatever refers to the one refers to the other afterwards', async () => {
  const omarsSession = await server.as('omar')
  const pair = await staged()
  const before = { kept: await countsOf(pair.kept), gone: await countsOf(pair.gone) }
  const without = Object.entries(before.gone).filter(([, count]) => count === 0)
  expect(without, 'the stage above gives the record that goes a row of each').toEqual([])
  const gone = await shown(pair.gone)
  const seen = await trainees(pair.gone)
  expect(seen.length).toBeGreaterThan(0)
  const snapshots = () => sql`select id, snapshot, mode from certificates.certificate order by id`.execute(server.db)
  const was = (await snapshots()).rows

  const { Differ, Moves } = await preview(pair)
  expect(Differ).toContainEqual({ Field: 'Name', Offered: 'kept' })
  expect(Differ).toContainEqual({ Field: 'Account', Offered: 'gone' })
  expect(Moves).toContainEqual({ Kind: 'classes', Count: before.gone['classes.class_staff'] })
  const { send } = await merge(pair, ['Account', 'DailyFee'])
  const saved = await send()
  expect(saved.ID).toBe(pair.kept)
  expect(await send()).toEqual(saved)

  const after = { kept: await countsOf(pair.kept), gone: await countsOf(pair.gone) }
  expect(Object.entries(after.gone).filter(([, count]) => count > 0)).toEqual([])
  // Of what both had alike one is left.
  const twice = { contact: 1, education: 1, language: 1, area: 1, sector: 1, obtained: 1 }
  for (const [name, count] of Object.entries(after.kept)) {
    const alike = Object.entries(twice).find(([list]) => name === `people.instructor_${list}`)?.[1] ?? 0
    expect(count, name).toBeGreaterThanOrEqual(before.kept[name]! + before.gone[name]! - alike)
  }
  expect((await snapshots()).rows).toEqual(was)
  expect(await trainees(pair.kept)).toEqual(seen)
  expect(await trainees(pair.gone)).toEqual([])

  const kept = await shown(pair.kept)
  expect([kept.Email, kept.DailyFee, kept.FullName.en]).toEqual([gone.Email, gone.DailyFee, 'Omar the kept'])
  expect(kept.Obtained.map(({ Title }) => Title).toSorted()).toEqual(['First aid', 'Only there'])
  // Its address leads to the kept one, nobody finds it any more, and who signs in goes on.
  expect((await shown(pair.gone)).ID).toBe(pair.kept)
  const sami = await server.as('sami')
  expect((await sami.send(calls.listInstructors, { search: gone.Code })).Items).toEqual([])
  await expect.poll(async () => (await omarsSession.send(calls.getLoginInstructor, {})).ID).toBe(pair.kept)
  expect(await audited(server.db, 'people.mergeInstructors')).toMatchObject([
    { subject_id: pair.kept, data: { merged: gone.Code }, after: { email: gone.Email } },
  ])
  expect(await audited(server.db, 'people.closeMergedInstructor')).toMatchObject([
    { subject_id: pair.gone, before: { mergedInto: null }, after: { mergedInto: pair.kept, isActive: false } },
  ])
  // Nobody asks the record that is gone to teach.
  await expect(
    sql`insert into classes.class_staff (class_id, instructor_id, role)
      select min(id), ${pair.gone}, 'lead' from classes.course_class`.execute(server.db),
  ).rejects.toThrow('was merged into another')
})

test('a second registration that waited ends with the merge, and the account that goes is closed', async () => {
  const someone = `select id from people.instructor where email not like '%@diwan.example' and account_id is not null
    and merged_into is null order by id limit 1`
  const [sami, huda] = [await server.as('sami'), await server.as('huda')]
  const pair = await staged(someone)
  // The other way round: the new one waits, and goes.
  const waits = { kept: pair.gone, gone: pair.kept }
  const account = await idOf(`insert into accounts.account (email, password_hash, role, state, name_ar, name_en)
    values ('twice@example.com', 'x', 'instructor', 'pending', 'عمر', 'Omar') returning id`)
  await sql`update people.instructor set application = 'waiting', is_active = false, account_id = ${account},
    email = 'twice@example.com' where id = ${waits.gone}`.execute(server.db)
  const { body, send } = await merge(waits, ['Account'])
  expect((await refusalOf(huda.send(calls.mergeInstructors, { body }))).code).toBe('notAllowed')
  expect((await refusalOf(huda.send(calls.getInstructorMerge, { KeptID: 1, GoneID: 2 }))).code).toBe('notAllowed')
  const stale = { ...(body as object), GoneVersion: 999 } as never
  expect((await refusalOf(sami.send(calls.mergeInstructors, { body: stale }))).code).toBe('changedMeanwhile')
  const same = { ...(body as object), GoneID: waits.kept } as never
  expect((await refusalOf(sami.send(calls.mergeInstructors, { body: same }))).code).toBe('sameRecord')
  const former = (await shown(waits.kept)).Email
  await send()
  const { rows } = await sql<{ email: string; state: string }>`
    select email, state from accounts.account where email in (${former}, 'twice@example.com') order by email = ${former}`.execute(
    server.db,
  )
  expect(rows).toEqual([
    { email: 'twice@example.com', state: 'active' },
    { email: former, state: 'inactive' },
  ])
  const login = { Email: former, Password: castPassword } as never
  expect((await refusalOf(server.anonymous.send(signinCalls.login, { body: login }))).code).toBeTruthy()
  const waiting = await sami.send(calls.listInstructors, { ApplicationState: 'waiting', search: 'twice' })
  expect(waiting.Items).toEqual([])
  // Into a third one it is not merged again.
  const third = await shown(await idOf('select min(id) as id from people.instructor where merged_into is null'))
  const other = { ...(body as object), KeptID: third.ID, KeptVersion: third.Version } as never
  expect((await refusalOf(sami.send(calls.mergeInstructors, { body: other }))).code).toBe('mergedAlready')
})

test('nobody merges the record of somebody who outranks them', async () => {
  const pair = await staged(`select id from people.instructor where email not like '%@diwan.example'
    and account_id is not null and merged_into is null and is_active order by id desc limit 1`)
  await sql`update accounts.account set permissions = '{enteringsystemlookup}', role = 'admin'
    where id = (select account_id from people.instructor where id = ${pair.gone})`.execute(server.db)
  for (const FromGone of [[], ['Account']])
    expect((await refusalOf((await merge(pair, FromGone)).send())).code).toBe('beyondYourRights')
  expect((await shown(pair.gone)).ID).toBe(pair.gone)
})

test('likely pairs: a whole name in both scripts, a number with something more; two people stay two', async () => {
  const sami = await server.as('sami')
  const add = async (ar: string, en: string, mobile: string) =>
    idOf(`insert into people.instructor (code, name_ar, name_en, email, mobile)
      values ('I-P-' || (select count(*) from people.instructor), '${ar}', '${en}', '${crypto.randomUUID()}@example.com', '${mobile}') returning id`)
  const pairsOf = async (ID: number, IsApart = false) => {
    const { Items } = await sami.send(calls.listInstructorPairs, { pageSize: 100, IsApart })
    return Items.filter(({ One, Other }) => One.ID === ID || Other.ID === ID)
  }
  const one = await add('هاني زكي', 'Hani Zaki', '')
  await add('هانى زكى', 'HANI ZAKI', '')
  expect((await pairsOf(one)).map(({ Reasons, Score }) => [Reasons, Score])).toEqual([[['name'], 55]])
  const two = await add('رنا شوقي', 'Rana Shawki', '+201099988877')
  await add('رنا شوقى محمد', 'Rana Shawky', '01099988877')
  expect((await pairsOf(two)).map(({ Reasons, Score }) => [Reasons, Score])).toEqual([[['mobile', 'nameAlike'], 50]])
  await add('كريم فهمي', 'Karim Fahmy', '+201099988877')
  expect(await pairsOf(two)).toHaveLength(1)

  const [pair] = await pairsOf(one)
  const decide = (IsApart: boolean) => sami.send(calls.decideInstructorPair, { body: { ID: pair!.ID, IsApart } })
  await decide(true)
  await decide(true)
  expect(await pairsOf(one)).toEqual([])
  expect((await pairsOf(one, true))[0]).toMatchObject({
    ApartBy: { en: 'Sami Albaghdadi' },
    Actions: ['reconsiderInstructors'],
  })
  await decide(false)
  expect(await pairsOf(one)).toHaveLength(1)
  const anew = await sql`select * from people.likely_instructor_pairs(array(select id from people.instructor))
    where score >= 50 order by 1, 2`.execute(server.db)
  const kept = await sql`select one_id, other_id, reasons, score from people.instructor_pair order by 1, 2`.execute(
    server.db,
  )
  expect(kept.rows).toEqual(anew.rows)
})
