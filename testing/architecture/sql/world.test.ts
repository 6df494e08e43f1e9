import { expect, test } from 'vitest'
import { parseSource } from '../source.ts'
import { worldFindings } from './world.ts'

const found = (path: string, text: string) =>
  worldFindings(parseSource(path, text)).map(({ problem }) => problem.split(':')[0])

test('rows that every story begins with are made in one place', () => {
  const here = 'modules/canteen/server/meals.test.ts'
  expect(found(here, `await db.insertInto('people.trainee').values({}).execute()`)).toEqual([
    'adds rows of people.trainee',
  ])
  expect(found(here, 'await sql`insert into accounts.account (email) values (1)`')).toEqual([
    'adds rows of accounts.account',
  ])
  expect(found('database/seeds/more.ts', `await insertMany(db, 'classes.course_class', rows)`)).toEqual([
    'adds rows of classes.course_class',
  ])
  expect(found(here, `await db.selectFrom('people.trainee').execute()`)).toEqual([])
  expect(found(here, 'await sql`insert into people.trainee_contact (value) values (1)`')).toEqual([])
  expect(found('database/seeds/world/people.ts', `insertMany(db, 'people.trainee', rows)`)).toEqual([])
  expect(found('modules/people/server/store/trainees.ts', `db.insertInto('people.trainee')`)).toEqual([])
})
