import { expect, test } from 'vitest'
import { parseSource } from '../source.ts'
import { queryFindings, storeFindings } from './stores.ts'

const problems = (path: string, text: string) =>
  storeFindings(parseSource(path, text)).map(({ problem }) => problem.split(':')[0])
const store = 'modules/canteen/server/store/meals.ts'

test('a store that decides is found, a type or another name of the same place is not', () => {
  expect(problems(store, `import { notFound, refuse } from '#platform/shared/refusal.ts'`)).toEqual(['refuses'])
  expect(problems(store, `import { refuseChanged } from '#modules/signin/server/public.ts'`)).toEqual(['refuses'])
  expect(problems(store, `import { recordEvent } from '#platform/server/event.ts'`)).toEqual(['records'])
  expect(problems(store, `import { settings } from '#platform/server/settings.ts'`)).toEqual(['reads the settings'])
  expect(problems(store, `import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'`)).toEqual([
    'records',
  ])
  expect(problems(store, `import { page, tell } from '#platform/server/notices/notice.ts'`)).toEqual(['tells'])
  expect(problems(store, `import { mealNoun } from '../acts/meal-noun.ts'`)).toEqual(['stands on what stands on it'])
  expect(problems(store, `import { passes } from '#platform/shared/access.ts'`)).toEqual(['says who may'])
  expect(problems(store, `const own = actor.role === 'trainee'`)).toEqual(['asks for a role'])
  expect(problems(store, `const own = answer.role === 'choice' || actor.userId`)).toEqual([])
  expect(problems(store, `import type { Stored } from '#platform/server/acts/change-row.ts'`)).toEqual([])
  expect(problems(store, `import type { Settings } from '#platform/server/settings.ts'`)).toEqual([])
  expect(problems(store, `import { notFound } from '#platform/shared/refusal.ts'`)).toEqual([])
  expect(
    problems('modules/canteen/server/acts/serve.ts', `import { refuse } from '#platform/shared/refusal.ts'`),
  ).toEqual([])
})

test('a call or an act that sends statements is found, a store and a document are not', () => {
  const found = (path: string, text: string) => queryFindings(parseSource(path, text)).map(({ line }) => line)
  const query = `import type { Database } from '#platform/server/database.ts'\ndb.selectFrom('canteen.meal')`
  expect(found('modules/canteen/server/calls/meals.ts', query)).toEqual([2])
  expect(found('modules/canteen/server/acts/serve.ts', `import { sql } from 'kysely'`)).toEqual([1])
  expect(found('modules/canteen/server/acts/serve.ts', `import { sql, type Updateable } from 'kysely'`)).toEqual([1])
  expect(found('modules/canteen/server/acts/serve.ts', `import type { Updateable } from 'kysely'`)).toEqual([])
  expect(found(store, query)).toEqual([])
  expect(found('modules/canteen/server/calls/meals.test.ts', query)).toEqual([])
  expect(found('modules/canteen/documents/menu/read.ts', `import { sql } from 'kysely'`)).toEqual([])
})
