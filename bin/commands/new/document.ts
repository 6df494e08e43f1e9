import type { Made } from './made.ts'
import { camel, kebab, pascal, sentence } from './names.ts'

/** A printable document: its folder in the module of its noun, and nothing outside of it. */
export function newDocument(module: string, given: string): Made {
  const [name, file, key] = [camel(given), kebab(given), pascal(given)]
  const folder = `modules/${module}/documents/${file}`
  const at = (path: string, text: string) => ({ path: `${folder}/${path}`, text })
  return {
    files: [
      at('document.ts', declaration(key)),
      at('read.ts', read(name)),
      at('page.tsx', page(name, key)),
      at('words/ar.ts', `export const ar = { title: '', number: '' } as const\n`),
      at('words/en.ts', words('en', `title: '${sentence(given)}', number: 'Number'`)),
      at('words/fr.ts', words('fr', `title: '', number: ''`)),
      at('sample.ts', sample(name)),
      at(`${file}.test.ts`, test(name)),
    ],
    next: [
      `${folder}/document.ts: its published path with its parameters, who may open it, on which paper, what it shows`,
      `${folder}/read.ts: what it shows, through the store; null where the actor does not reach it`,
      `${folder}/words/{ar,en,fr}.ts: its title and its words`,
      `${folder}/sample.ts: content with texts in all three languages; npx vitest run testing/pages/documents.test.tsx draws it`,
      `${folder}/${file}.test.ts: who opens it, and who does not`,
      'bin/list calls --write',
    ],
  }
}

const declaration = (key: string) => `import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/${key}/:ID?',
  params: { ID: id },
  who: 'admin',
  paper: 'portrait',
  summary: '',
  shape: z.object({ Code: z.string(), Name: trilingualReply }),
})
`

const read = (name: string) => `import { reading } from '#platform/server/documents/reading.ts'
import ${name} from './document.ts'

export default reading(${name}, async ({ db }, { ID }) => {
  const content = await db
    .selectFrom('classes.class_facts')
    .select(['class_code as Code', 'course_name as Name'])
    .where('class_id', '=', ID)
    .executeTakeFirst()
  return content ? { content } : null
})
`

const page = (
  name: string,
  key: string,
) => `import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import type ${name} from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof ${name}, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Code, referenceLabel: word('number') }),
  Body: ${key},
})

function ${key}({ Content, t }: Drawn<typeof ${name}, typeof ar>) {
  return <PrintFacts items={[[t('title'), <Localized key="name" text={Content.Name} />]]} />
}
`

const words = (language: string, texts: string) => `import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const ${language}: Words<typeof ar> = { ${texts} }
`

const sample = (name: string) => `import type { Content } from '#platform/shared/document/document.ts'
import type ${name} from './document.ts'

export default {
  Code: 'CC-2026-0007',
  Name: { ar: '', en: 'Safety Management Systems', fr: 'Systèmes de gestion de la sécurité' },
} satisfies Content<typeof ${name}>
`

const test = (name: string) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import ${name} from './document.ts'

const page = documentCall(${name})
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('it opens for whom it is meant, and for nobody else', async () => {
  const { classId: ID } = await stageClass(server.db)
  expect(await (await server.as('nadia')).send(page, { ID })).toMatchObject({ Content: { Code: expect.anything() } })
  for (const asker of [await server.as('layla'), server.anonymous])
    expect(await refusalOf(asker.send(page, { ID }))).toMatchObject({ status: 403, code: 'reportClosed' })
})
`
