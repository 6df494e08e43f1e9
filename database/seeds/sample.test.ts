import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionFaults } from '#modules/exams/rules/question-faults.ts'
import { questionTypes, type QuestionContent } from '#modules/exams/rules/question.ts'
import { answersOfVersion } from '#modules/exams/server/store/papers/answer-rows.ts'
import { cardStates } from '#modules/membership/rules/card-states.ts'
import { mainTrack } from '#modules/registration/rules/main-track.ts'
import { moneyTrack } from '#modules/registration/rules/money-track.ts'
import { visaTrack } from '#modules/registration/rules/visa-track.ts'
import { requestStates } from '#modules/requests/rules/request-states.ts'
import { next } from '#platform/shared/record/states.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { mayBeNull } from '../facts-columns.ts'
import { cast } from './cast/members.ts'
import { seedSample } from './sample.ts'

const today = '2026-11-21'
let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  await database.db.transaction().execute((tx) => seedSample(tx, today))
})
afterAll(() => database.close())

const number = async (text: string): Promise<number> => {
  const { rows } = await sql<{ number: number }>`${sql.raw(text)}`.execute(database.db)
  return Number(rows[0]?.number)
}

test('no column of a view is empty that its file does not name', async () => {
  const { rows } = await sql<{ view: string; columns: string[] }>`
    select table_schema || '.' || table_name as view, array_agg(column_name::text) as columns
    from information_schema.columns where table_name like '%\\_facts' group by 1`.execute(database.db)
  expect(rows.length).toBeGreaterThan(30)
  const empty: string[] = []
  for (const { view, columns } of rows)
    for (const column of columns.filter((each) => !mayBeNull.has(`${view}.${each}`)))
      if (await number(`select count(*) as number from ${view} where ${column} is null`))
        empty.push(`${view}.${column}`)
  expect(empty).toEqual([])
})

describe('the sample academy', () => {
  test('is as large as it says', async () => {
    expect(await number('select count(*) as number from catalogue.course')).toBe(30)
    expect(await number('select count(*) as number from planning.class_room')).toBe(12)
    expect(await number('select count(*) as number from people.instructor')).toBe(20)
    expect(await number('select count(*) as number from people.trainee')).toBe(400)
    expect(await number('select count(*) as number from people.trainee_pair where score >= 80')).toBeGreaterThan(0)
    expect(await number('select count(*) as number from people.instructor_pair where score >= 80')).toBeGreaterThan(0)
    expect(await number('select count(*) as number from classes.course_class')).toBeGreaterThan(80)
    expect(await number('select count(distinct state) as number from classes.course_class')).toBe(8)
    expect(await number('select count(distinct state) as number from planning.plan_row')).toBeGreaterThanOrEqual(7)
  })

  test('has a course request in every state in which one rests, each with its history, and what accepting makes', async () => {
    const { rows } = await sql<{ state: string }>`select distinct state from requests.course_request`.execute(
      database.db,
    )
    const passing = ['accepted', 'classCreated', 'nominationsClosed']
    expect(rows.map(({ state }) => state).toSorted()).toEqual(
      requestStates.states.filter((state) => !passing.includes(state)).toSorted(),
    )
    const bare = `select count(*) as number from requests.course_request q where not exists
      (select from platform.event e where e.subject_type = 'courseRequest' and e.subject_id = q.id)`
    expect(await number(bare)).toBe(0)
    const made = `select count(*) as number from requests.course_request q join billing.invoice i on i.id = q.invoice_id
      join costing.sheet s on s.class_id = q.class_id`
    expect(await number(made)).toBe(6)
    // The letter that confirms places has somebody to name.
    const placed = `select count(*) as number from requests.course_request q join classes.taking_part_facts p on p.class_id = q.class_id
      join classes.course_class c on c.id = q.class_id and c.state = 'confirmed'`
    expect(await number(placed)).toBeGreaterThan(0)
    expect(await number(`select count(*) as number from platform.event where handled_at is null`)).toBe(0)
  })

  test('has invoices on account of the organization of the cast: not due, overdue, paid in parts and paid', async () => {
    const { rows } = await sql<{ due: boolean; came: 'all' | 'part' | 'none' }>`
      select distinct i.due_on < ${today} as due,
        case i.received_minor when i.amount_minor then 'all' when 0 then 'none' else 'part' end as came
      from billing.invoice_facts i join people.organization o on o.id = i.payer_organization_id and o.code = 'ORG-0001'
      join registration.registration r on i.subject_kind = 'registration' and r.id = i.subject_id and r.money = 'creditApproved'`.execute(
      database.db,
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { due: false, came: 'none' },
        { due: true, came: 'none' },
        { due: true, came: 'part' },
        { due: true, came: 'all' },
      ]),
    )
    const wrong = `select count(*) as number from billing.invoice_facts
      where (invoice_state = 'paid') <> (amount_minor - credited_minor - received_minor <= 0) and invoice_state <> 'void'`
    expect(await number(wrong)).toBe(0)
    const without = `select count(*) as number from registration.registration r join classes.course_class c on c.id = r.class_id
      where r.money = 'creditApproved' and r.confirmed_at is not null and c.fee_minor > 0 and not exists (
        select from billing.invoice i where i.subject_kind = 'registration' and i.subject_id = r.id)`
    expect(await number(without)).toBe(0)
  })

  test('has a history of everybody of the cast who has one, and every row of it waits for its seal', async () => {
    const said = (kind: string, of: string) =>
      `select count(*) as number from platform.audit where kind like '${kind}' and ${of}`
    expect(await number(said('registration.%', `data ? 'code'`))).toBeGreaterThan(1000)
    expect(await number(said('classes.accept', `actor_id is not null and data ? 'instructorId'`))).toBeGreaterThan(30)
    expect(await number(said('certificates.issue', `data ? 'serial'`))).toBeGreaterThan(50)
    expect(await number(`select count(*) as number from platform.audit where at > now()`)).toBe(0)
    const unsealed = `select count(*) as number from platform.audit a where not exists
      (select from platform.audit_unsealed u where u.audit_id = a.id)`
    expect(await number(unsealed)).toBe(0)
  })

  test('has a membership card in every state in which one rests, each with its history', async () => {
    const { rows } = await sql<{ state: string }>`select distinct state from membership.card`.execute(database.db)
    expect(rows.map(({ state }) => state).toSorted()).toEqual(
      cardStates.states.filter((state) => state !== 'approved').toSorted(),
    )
    const bare = `select count(*) as number from membership.card c where not exists
      (select from platform.event e where e.subject_type = 'membershipCard' and e.subject_id = c.id)`
    expect(await number(bare)).toBe(0)
    const unpaid = `select count(*) as number from membership.card c where c.number is not null and c.kind <> 'replacement'
      and not exists (select from billing.invoice i where i.subject_kind = 'membershipCard' and i.subject_id = c.id and i.state = 'paid')`
    expect(await number(unpaid)).toBe(0)
  })

  test('has a practical examination that is out, one that is half marked and one with its days', async () => {
    const { rows } = await sql<{
      state: string
    }>`select distinct state from practical.examination`.execute(database.db)
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['marking', 'planned', 'released'])
    const open = `select count(*) as number from practical.marking m join practical.examination x on x.id = m.examination_id
      where x.state = 'marking' and m.signed_at is null`
    expect(await number(open)).toBeGreaterThan(0)
    const without = `select count(*) as number from practical.result where percent < pass_percent`
    expect(await number(without)).toBe(0)
  })

  test('has given Layla a practical result that she passed, on the sheet for all and on that of her course', async () => {
    const { rows } = await sql<{
      passed: boolean
      percent: number
      marked: number
      pass: number
      sheets: number
      unsigned: number
    }>`
      select f.passed, f.percent::float as percent, f.pass_percent::float as pass,
        round(100 * sum(d.degree) / sum(i.max_degree), 2)::float as marked,
        count(distinct m.edition_id)::integer as sheets, count(*) filter (where m.signed_at is null)::integer as unsigned
      from practical.practical_result_facts f
      join registration.registration r on r.id = f.registration_id
      join people.trainee t on t.id = r.trainee_id and t.email = ${cast.layla.email}
      join practical.marking m on m.registration_id = r.id
      join practical.degree d on d.marking_id = m.id
      join practical.edition_item i on i.id = d.edition_item_id
      group by f.registration_id, f.passed, f.percent, f.pass_percent`.execute(database.db)
    expect(rows).toMatchObject([{ passed: true, pass: 60, sheets: 2, unsigned: 0 }])
    expect(rows[0]!.percent).toBe(rows[0]!.marked)
    expect(rows[0]!.percent).toBeLessThan(100)
  })

  test('asks true or false in the two words that pages know, and finds every question by its number', async () => {
    expect(
      await number(`select count(*) as number from exams.question_answer a
        join exams.question_version v on v.id = a.question_version_id and v.type = 'trueFalse'
        where a.text <> case a.position when 1 then 'true' else 'false' end`),
    ).toBe(0)
    expect(
      await number(`select count(*) as number from exams.question where position(platform.fold(code) in search) = 0`),
    ).toBe(0)
  })

  test('has questions of every kind without a fault, all on the papers of classes that are under way', async () => {
    const { rows } = await sql<
      QuestionContent & { running: boolean }
    >`select v.type, v.text, v.model_answer as "modelAnswer",
        v.weight::float as weight, v.seconds, ${answersOfVersion} as answers,
        exists (select 1 from exams.exam_question q join exams.exam e on e.id = q.exam_id and e.state = 'published'
          where q.question_version_id = v.id) as running
      from exams.question_version v`.execute(database.db)
    expect(rows.flatMap((question) => questionFaults(question))).toEqual([])
    const kinds = (of: typeof rows) => [...new Set(of.map(({ type }) => type))].toSorted()
    expect(kinds(rows.filter(({ running }) => running))).toEqual([...questionTypes].toSorted())
  })

  test('has a scenario beside the plan, and a course whose test can be sat with a registration that waits for it', async () => {
    const { rows } = await sql<{ rows: number; moved: number; costed: number }>`select count(*)::integer as rows,
        count(*) filter (where p.starts_on = b.starts_on + 7)::integer as moved,
        count(*) filter (where (select (s.planned_fixed_minor, s.planned_each_minor) from costing.sheet s where s.plan_row_id = p.id)
          is not distinct from (select (s.planned_fixed_minor, s.planned_each_minor) from costing.sheet s where s.plan_row_id = b.id))::integer as costed
      from planning.plan_row p join planning.plan_row b on b.id = p.branched_from
      where p.scenario_id is not null`.execute(database.db)
    expect(rows[0]!.rows).toBeGreaterThan(3)
    expect(rows[0]!.moved).toBe(rows[0]!.rows)
    // Compared with the plan it costs less by what it leaves out, and by nothing else.
    expect(rows[0]!.costed).toBe(rows[0]!.rows)
    const waiting = await sql<{ questions: number; waiting: number }>`select
        (select count(*)::integer from exams.exam_question q where q.exam_id = e.id) as questions,
        (select count(*)::integer from registration.registration r join classes.course_class k on k.id = r.class_id
          where k.course_id = c.id and r.main in ('submitted', 'underReview')) as waiting
      from exams.exam e join catalogue.course c on c.id = e.course_id
      where c.has_admission_test and e.state = 'published'`.execute(database.db)
    expect(waiting.rows).toHaveLength(1)
    expect(waiting.rows[0]!.questions).toBeGreaterThan(2)
    expect(waiting.rows[0]!.waiting).toBeGreaterThan(0)
  })

  test('calls every instructor what they are: their title fits, and it is known who is a woman', async () => {
    const called = (condition: string) => `select count(*) as number from people.instructor i
      join accounts.account a on a.id = i.account_id join lookups.user_title t on t.id = i.title_id
      left join accounts.own_record_facts r on r.account_id = a.id
      where coalesce(r.gender, a.gender) ${condition}`
    expect(
      await number(called(`= 'female' and t.code = 'MS' and i.biography->>'ar' not like 'مدرب %'`)),
    ).toBeGreaterThan(3)
    expect(await number(called(`= 'female' and t.code <> 'MS'`))).toBe(0)
    expect(await number(called(`= 'male'`))).toBe(20 - (await number(called(`= 'female'`))))
  })

  test('gives the instructor of the cast a class of this week and one of the next', async () => {
    const { rows } = await sql<{
      first: string
      last: string
    }>`select min(s.day)::text as first, max(s.day)::text as last
      from classes.class_session s join classes.session_instructor si on si.session_id = s.id
      join people.instructor i on i.id = si.instructor_id
      where i.email = 'omar@diwan.example' and s.day between '2026-11-15' and '2026-12-03'
      group by s.class_id order by 1`.execute(database.db)
    expect(rows[0]?.first).toBe('2026-11-15')
    expect(rows[1]?.first).toBe('2026-11-22')
  })

  test('counts its seats truly, and nobody is enrolled twice on one day', async () => {
    const wrong = `select count(*) as number from classes.course_class c where seats_taken <>
      (select count(*) from registration.registration r where r.class_id = c.id and r.has_seat)`
    expect(await number(wrong)).toBe(0)
    const twice = `select count(*) as number from (select r.trainee_id, s.day from registration.registration r
      join classes.class_session s on s.class_id = r.class_id and s.state <> 'cancelled'
      where r.main in ('confirmed', 'attending', 'completed', 'failed', 'noShow') group by 1, 2 having count(*) > 1) t`
    expect(await number(twice)).toBe(0)
    expect(
      await number(
        `select count(*) as number from classes.class_session s join planning.holiday h on s.day between h.first_day and h.last_day`,
      ),
    ).toBe(0)
  })

  test('has a lawful history behind every registration', async () => {
    const { rows } = await sql<{ id: number; track: 'main'; action: string; from_state: string; to_state: string }>`
      select registration_id as id, track, action, from_state, to_state from registration.move order by registration_id, at, id`.execute(
      database.db,
    )
    const tables = { main: mainTrack, visa: visaTrack, money: moneyTrack }
    const who = {
      main: ['trainee', 'reviewer', 'system'],
      visa: ['reviewer'],
      money: ['trainee', 'reviewer', 'admin'],
    }
    const unlawful = rows.filter(
      (move) =>
        !who[move.track].some(
          (each) =>
            next(tables[move.track], move.from_state as never, move.action as never, each as never) === move.to_state,
        ),
    )
    expect(unlawful).toEqual([])
    const last = `select count(*) as number from registration.registration r where r.main <> coalesce((select to_state
      from registration.move m where m.registration_id = r.id and track = 'main' order by at desc, id desc limit 1), 'draft')`
    expect(await number(last)).toBe(0)
    expect(
      await number(`select count(*) as number from registration.move where at > timestamp '${today} 23:59:59Z'`),
    ).toBe(0)
    const stale = `select count(*) as number from registration.registration where main = 'approved' and
      (seat_until is null or seat_until < timestamp '${today} 12:00:00Z')`
    expect(await number(stale)).toBe(0)
  })

  test('has results of which each sum is right, and certificates of those who passed alone', async () => {
    const { rows } = await sql<{ percent: number; parts: number }>`select percent,
      (select sum((part->>'Points')::numeric) from jsonb_array_elements(arithmetic->'Means' || (arithmetic->'Exams')) part) as parts
      from evaluation.final_result`.execute(database.db)
    expect(rows.length).toBeGreaterThan(500)
    expect(rows.filter((row) => Math.abs(row.percent - row.parts) > 0.03)).toEqual([])
    const unearned = `select count(*) as number from certificates.certificate c
      left join evaluation.final_result f on f.registration_id = c.registration_id and f.passed where f.id is null`
    expect(await number(unearned)).toBe(0)
    const masculine = `select count(*) as number from certificates.certificate c
      join people.trainee t on t.id = c.trainee_id
      where (c.snapshot->'Texts'->>'ar' like '%أتمّت%') is distinct from (t.gender = 'female')`
    expect(await number(masculine)).toBe(0)
  })

  test('has nothing in its plan that was made, asked or answered in days to come, nor a reminder that is due by that', async () => {
    const ahead = `select count(*) as number from planning.plan_row p left join planning.plan_instructor i on i.plan_row_id = p.id
      where greatest(p.created_at, i.asked_at, i.decided_at) > timestamp '${today} 00:00:00'`
    expect(await number(ahead)).toBe(0)
    const asked = `select count(*) as number from planning.plan_instructor i join planning.plan_row p on p.id = i.plan_row_id
      where i.state = 'asked' and i.asked_at < p.created_at`
    expect(await number(asked)).toBe(0)
    // Who would have been asked later was asked yesterday: the days for an answer have begun with that.
    const far = `select count(*) as number from planning.plan_instructor i join planning.plan_row p on p.id = i.plan_row_id
      where i.state = 'asked' and p.starts_on > date '${today}' + 100 and i.asked_at < timestamp '${today} 00:00:00' - interval '2 days'`
    expect(await number(far)).toBe(0)
  })

  test('is the same whenever it is made for the same day', async () => {
    const other = await cloneDatabase()
    await other.db.transaction().execute((tx) => seedSample(tx, today))
    const summary = sql<{ hash: string }>`select md5(string_agg(md5(t::text), '' order by t.id)) as hash
      from (select id, code, class_id, trainee_id, main, money, seat_until, created_at from registration.registration) t`
    const [one, two] = [await summary.execute(database.db), await summary.execute(other.db)]
    await other.close()
    expect(one.rows).toEqual(two.rows)
  })
})

test.each(['2027-01-01', '2028-02-29', '2026-07-05'])('a sample is made on %s too', async (day) => {
  const other = await cloneDatabase()
  await other.db.transaction().execute((tx) => seedSample(tx, day))
  const running = await sql<{
    number: number
  }>`select count(*) as number from classes.course_class where state = 'running'`.execute(other.db)
  await other.close()
  expect(Number(running.rows[0]?.number)).toBeGreaterThan(0)
})
