import type { Made } from './made.ts'
import { camel, kebab, pascal } from './names.ts'

/** What a call that writes leaves in events and audit. */
interface Fact {
  readonly kind: string
  readonly subject: string
}

export function newCall(module: string, given: string, method: string, fact?: Fact): Made {
  const [name, file, wire] = [camel(given), kebab(given), pascal(given)]
  const writes = method !== 'GET'
  return {
    files: [
      {
        path: `modules/${module}/contract/${file}.ts`,
        text: writes ? writing(module, name, wire, method) : reading(module, name, wire),
      },
      {
        path: `modules/${module}/server/calls/${file}.ts`,
        text: writes ? changing(name, file, fact ?? { kind: name, subject: module }) : answering(name, file),
      },
      { path: `modules/${module}/server/calls/${file}.test.ts`, text: test(name, file, writes) },
    ],
    next: [
      `modules/${module}/contract/calls.ts: add ${name}`,
      `modules/${module}/server/module.ts: add its handler`,
      ...(writes
        ? [`modules/${module}/contract/acts.ts: declare the act that it does, with its words in acts.<name>`]
        : []),
      'fill in who, summary, query, reply and refusals; name each refusal in text/ (ar, en, fr)',
      'testing/access/calls.tsv: who may, by hand; bin/check asks for it',
      'bin/list calls --write',
    ],
  }
}

const reading = (module: string, name: string, wire: string) => `import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { byId } from '#platform/shared/shapes.ts'

export const ${name} = call({
  method: 'GET',
  path: '/api/${pascal(module)}/${wire}',
  who: 'admin',
  effect: 'reads',
  summary: '',
  query: byId,
  reply: z.object({ ID: z.int() }),
  refusals: [],
})
`

const writing = (module: string, name: string, wire: string, method: string) => `import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { id, savedReply, version } from '#platform/shared/shapes.ts'

export const ${name} = call({
  method: '${method}',
  path: '/api/${pascal(module)}/${wire}',
  who: 'admin',
  effect: 'writes',
  summary: '',
  body: z.strictObject({ ID: id(), Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile, notNow],
})
`

const answering = (name: string, file: string) => `import type { Handler } from '#platform/server/handler.ts'
import type { ${name} as call } from '../../contract/${file}.ts'

export const ${name}: Handler<typeof call> = async ({ query }) => {
  return { ID: query.ID }
}
`

const changing = (
  name: string,
  file: string,
  { kind, subject }: Fact,
) => `import type { Handler } from '#platform/server/handler.ts'
import type { ${name} as call } from '../../contract/${file}.ts'

/* Load, decide, store, announce. */
export const ${name}: Handler<typeof call> = async ({ body, record }) => {
  // What happened: the act, as contract/acts.ts declares it.
  await record({ kind: '${kind}' as never, subject: ['${subject}' as never, body.ID] })
  return { ID: body.ID, Version: body.Version + 1 }
}
`

const test = (
  name: string,
  file: string,
  writes: boolean,
) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { ${name} } from '../../contract/${file}.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the yes and the no', async () => {
  const nadia = await server.as('nadia')
  const layla = await server.as('layla')
  const input = ${writes ? '{ body: { ID: 1, Version: 1 } }' : '{ ID: 1 }'}
  expect(await nadia.send(${name}, input)).toMatchObject({ ID: 1 })
  expect(await refusalOf(layla.send(${name}, input))).toMatchObject({ code: 'notAllowed' })
})
`
