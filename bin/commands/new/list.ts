import type { Made } from './made.ts'
import { camel, kebab, pascal } from './names.ts'

/** A paged list: its contract, store, handler, page and test. Accounts stand in for its rows until it has its own. */
export function newList(module: string, given: string): Made {
  const [name, file, key] = [camel(given), kebab(given), pascal(given)]
  const folder = `modules/${module}`
  return {
    files: [
      { path: `${folder}/contract/${file}.ts`, text: contract(module, key) },
      { path: `${folder}/server/store/${file}.ts`, text: store(name, file, key) },
      { path: `${folder}/server/calls/${file}.ts`, text: handler(name, file, key) },
      { path: `${folder}/server/calls/${file}.test.ts`, text: test(file, key) },
      { path: `${folder}/web/pages/${key}Page.tsx`, text: page(module, name, file, key) },
    ],
    next: [
      `${folder}/contract/${file}.ts: who, the summary, the row's fields, its orders, first order and filters`,
      `${folder}/contract/calls.ts, server/module.ts: add get${key}`,
      `${folder}/server/store/${file}.ts: its rows under the wire's names, its search, and whose rows they are: rules/reach.ts, or why nobody's`,
      `${folder}/web/pages/${key}Page.tsx: its columns and filters; drop "as never" with the words`,
      `${folder}/web/screens.ts: its route; text/{ar,en,fr}.ts: screens.${name}, fields, and a sentence where there is none`,
      'testing/access/calls.tsv: who may, by hand; testing/access/reach.tsv where rows are somebody’s',
      'bin/list calls --write; npx vitest run testing/lists.test.ts: every order, search and filter by index',
    ],
  }
}

const contract = (module: string, key: string) => `import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'

export const get${key} = call({
  method: 'GET',
  path: '/api/${pascal(module)}/Get${key}',
  who: 'admin',
  effect: 'reads',
  summary: '',
  ...list({
    row: z.object({ ID: z.int(), Email: codeReply(), State: z.string() }),
    orders: ['Email'],
    first: 'Email',
    filters: {},
  }),
  refusals: [],
})
`

const store = (name: string, file: string, key: string) => `import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { get${key} } from '../../contract/${file}.ts'

export const ${name} = listOf<typeof get${key}, null>()({
  reach: () => everybody(''),
  rows: (db) =>
    db
      .selectFrom('accounts.account_facts as a')
      .select(['a.account_id as ID', 'a.account_email as Email', 'a.account_state as State']),
  id: 'a.account_id',
  filters: {},
  orders: {},
})
`

const handler = (name: string, file: string, key: string) => `import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { get${key} as call } from '../../contract/${file}.ts'
import { ${name} } from '../store/${file}.ts'

export const get${key}: Handler<typeof call> = async ({ db, query }) => {
  const { rows, total } = await readList(db, ${name}, query, null)
  return { Items: rows, Total: total }
}
`

const page = (
  module: string,
  name: string,
  file: string,
  key: string,
) => `import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { get${key} } from '../../contract/${file}.ts'

export default function ${key}Page() {
  const t = useText('${module}')
  const { column, props } = useList(get${key}, '${module}')
  return (
    <Page title={t('screens.${name}' as never)}>
      <DataTable
        {...props}
        id="${file}"
        columns={[
          column('Email', { label: t('fields.email' as never), always: true, card: 'title' }),
          column('State', { label: t('fields.state' as never) }),
        ]}
        emptySentence={t('${name}.none' as never)}
      />
    </Page>
  )
}
`

const test = (file: string, key: string) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { get${key} } from '../../contract/${file}.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('it shows its rows to whom they are for, and to nobody else', async () => {
  const { Items, Total } = await (await server.as('nadia')).send(get${key}, {})
  expect(Items.length).toBeGreaterThan(0)
  expect(Total).toBeGreaterThanOrEqual(Items.length)
  expect(await refusalOf((await server.as('layla')).send(get${key}, {}))).toMatchObject({ status: 403 })
})
`
