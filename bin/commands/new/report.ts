import type { Made } from './made.ts'
import { camel, kebab, pascal } from './names.ts'

export function newReport(given: string): Made {
  const [name, file, key] = [camel(given), kebab(given), pascal(given)]
  return {
    files: [
      { path: `modules/reports/contract/${file}.ts`, text: contract(name, key) },
      { path: `modules/reports/server/store/${file}.ts`, text: store(name) },
      { path: `modules/reports/web/pages/${key}Page.tsx`, text: page(name, file, key) },
    ],
    next: [
      `modules/reports/contract/all.ts: add ${key}: ${name}Report`,
      `modules/reports/contract/calls.ts and server/calls/reports.ts: add its call beside the others`,
      `modules/reports/server/readable.ts: pair it with ${name}Of`,
      `modules/reports/web/screens.ts: add its path and page`,
      `modules/reports/web/pages/${key}Page.tsx: print what its call replies in place of the sample`,
      `modules/reports/text/ar.ts, en.ts, fr.ts: add screens.${name}, and drop "as never" in the page`,
      'testing/access/calls.tsv: who may, by hand; e2e/documents.journey.test.ts: its line in the table',
      'bin/list calls --write',
    ],
  }
}

const contract = (name: string, key: string) => `import * as z from 'zod'
import { queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { report } from './report.ts'

const shape = z.object({ AcademyName: trilingualReply, Code: z.string() })

export const ${name}Report = report({
  key: '${key}',
  path: '/report/${key}/:ID?',
  title: 'reports:screens.${name}',
  params: z.strictObject({ ID: queryId() }),
  open: 'admin',
  paper: 'portrait',
  summary: '',
  shape,
  sample: { AcademyName: { en: 'Diwan Training Academy' }, Code: 'CC-2026-0007' },
})
`

const store = (name: string) => `import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** What the document shows; null where the actor may not see it or there is none. */
export async function ${name}Of(
  db: Database,
  _actor: Actor,
  id: number,
): Promise<{ AcademyName: Trilingual; Code: string } | null> {
  const { academyName: AcademyName } = await settings(db)
  const found = await db
    .selectFrom('classes.class_facts')
    .select('class_code as Code')
    .where('class_id', '=', id)
    .executeTakeFirst()
  return found ? { AcademyName, ...found } : null
}
`

const page = (
  name: string,
  file: string,
  key: string,
) => `import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { useText } from '#platform/web/text.ts'
import { ${name}Report } from '../../contract/${file}.ts'

export default function ${key}Page() {
  const t = useText('reports')
  return (
    <PrintLayout
      paper={${name}Report.paper}
      academy={${name}Report.sample.AcademyName}
      title={t('screens.${name}' as never)}
    >
      {null}
    </PrintLayout>
  )
}
`
