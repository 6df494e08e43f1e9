import { expect, test } from 'vitest'
import { parseSource } from '../source.ts'
import { storeFindings } from './stores.ts'

const problems = (path: string, text: string) =>
  storeFindings(parseSource(path, text)).map(({ problem }) => problem.split(':')[0])
const store = 'modules/canteen/server/store/meals.ts'

test('a store that decides is found, a type or another name of the same place is not', () => {
  expect(problems(store, `import { notFound, refuse } from '#platform/shared/refusal.ts'`)).toEqual(['refuses'])
  expect(problems(store, `import { refuseChanged } from '#modules/signin/server/public.ts'`)).toEqual(['refuses'])
  expect(problems(store, `import { recordEvent } from '#platform/server/event.ts'`)).toEqual(['records'])
  expect(problems(store, `import { settings } from '#platform/server/settings.ts'`)).toEqual(['reads the settings'])
  expect(problems(store, `import type { Settings } from '#platform/server/settings.ts'`)).toEqual([])
  expect(problems(store, `import { notFound } from '#platform/shared/refusal.ts'`)).toEqual([])
  expect(
    problems('modules/canteen/server/acts/serve.ts', `import { refuse } from '#platform/shared/refusal.ts'`),
  ).toEqual([])
})
