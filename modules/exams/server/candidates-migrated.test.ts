import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'

const migrations = join(import.meta.dirname, '../../../database/migrations')
const before = mkdtempSync(join(tmpdir(), 'diwan-migrations-'))
let database: TestDatabase
const rows = async (statement: string) => (await database.pool.query(statement)).rows

/** An exam of before, with people who registered to its class: the first twice, and sat it under both registrations. */
beforeAll(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(migrations))
    if (name < '20261123-0042') copyFileSync(join(migrations, name), join(before, name))
  await migrate(database.config, { folder: before })
  await database.pool.query(`
    insert into people.trainee (code, name_ar, name_en, email)
      select 'T-' || n, 'م', 'T', n || '@example.org' from generate_series(1, 4) n;
    insert into catalogue.course (code, name, hours, days) values ('C-1', '{"en":"Course"}', 8, 1);
    insert into classes.course_class (code, course_id, starts_on, ends_on, min_trainees, max_trainees, fee_minor, state)
      values ('CC-1', 1, '2026-03-01', '2026-03-12', 1, 20, 0, 'running');
    insert into registration.registration (code, class_id, trainee_id, main) values
      ('R-1', 1, 1, 'withdrawn'), ('R-2', 1, 2, 'attending'), ('R-3', 1, 1, 'attending'), ('R-4', 1, 3, 'attending'),
      ('R-5', 1, 4, 'attending');
    insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree,
        share_percent, state)
      values ('EX-1', 1, '{}', now(), now() + interval '1 hour', 60, 60, 90, 100, 'open');
    insert into exams.attempt (exam_id, registration_id, trainee_id, number, state, deadline, closes_at, device_key) values
      (1, 1, 1, 1, 'inProgress', now() + interval '1 hour', now() + interval '1 hour', 'a'),
      (1, 2, 2, 1, 'voided', now(), now(), 'b'),
      (1, 3, 1, 1, 'inProgress', now() + interval '1 hour', now() + interval '1 hour', 'c'),
      (1, 2, 2, 2, 'interrupted', now() + interval '1 hour', now() + interval '1 hour', 'd');
    insert into exams.extra_time (exam_id, registration_id, extra_percent, reason, granted_by, granted_at) values
      (1, 1, 10, 'of before', 1, '2026-03-01'), (1, 3, 25, 'a broken wrist', 7, '2026-03-02'),
      (1, 4, 50, 'slow to write', 7, '2026-03-02');
    insert into exams.repeat_exam (exam_id, registration_id, trainee_id, number, state, is_free, expires_at)
      values (1, 5, 4, 2, 'granted', true, '2027-01-01');
  `)
})
afterAll(async () => {
  await database.close()
  rmSync(before, { recursive: true })
})

test('attempts, more time and repeats of before are those of their candidates, each under its own number', async () => {
  await migrate(database.config)
  expect(await rows('select id, trainee_id, number, state, device_key from exams.attempt order by id')).toEqual([
    // Nobody writes two papers: the older one is handed in, for a person to mark.
    { id: 1, trainee_id: 1, number: 1, state: 'awaitingManual', device_key: 'a' },
    { id: 2, trainee_id: 2, number: 1, state: 'voided', device_key: 'b' },
    { id: 3, trainee_id: 1, number: 2, state: 'inProgress', device_key: 'c' },
    { id: 4, trainee_id: 2, number: 2, state: 'interrupted', device_key: 'd' },
  ])
  const found = await rows(`select trainee_id, registration_id, extra_percent::float8 as extra, time_reason as why,
    time_granted_by as by from exams.candidate order by trainee_id`)
  expect(found).toEqual([
    { trainee_id: 1, registration_id: 3, extra: 25, why: 'a broken wrist', by: 7 },
    { trainee_id: 2, registration_id: 2, extra: 0, why: '', by: null },
    { trainee_id: 3, registration_id: 4, extra: 50, why: 'slow to write', by: 7 },
    { trainee_id: 4, registration_id: 5, extra: 0, why: '', by: null },
  ])
  expect(await rows('select trainee_id, number, state from exams.repeat_exam')).toEqual([
    { trainee_id: 4, number: 2, state: 'granted' },
  ])
  const second = `insert into exams.attempt (exam_id, trainee_id, number, deadline, closes_at, device_key)
    values (1, 1, 3, now(), now(), 'e')`
  await expect(database.pool.query(second)).rejects.toThrow('one_live_attempt')
  await expect(database.pool.query(second.replace('1, 1, 3', '1, 99, 1'))).rejects.toThrow('foreign key')
})
