import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailTemplates } from '#database/seeds/mail-templates.ts'
import { withoutServer } from '#apps/server/openapi.ts'
import { noticesOf } from '#modules/notifications/server/notices/all.ts'
import { noticeRows } from '#modules/notifications/server/notices/rows.ts'
import { root } from '../root.ts'

const readme = join(root, 'modules/notifications/README.md')
const table = /\| event \|[^]*?\n(?!\|)/

/** Event, who is told, how, template and page of every notice. */
export const noticesAsRows = async (): Promise<string[][]> => noticeRows(noticesOf(withoutServer()), mailTemplates)

/** Writes them into the module's README, or tells that it says something else. */
export async function writeNotices(verifyOnly: boolean): Promise<number> {
  const before = await readFile(readme, 'utf8')
  const lines = [
    ['event', 'told', 'how', 'template', 'opens'],
    ['---', '---', '---', '---', '---'],
  ]
  for (const [event, told, how, template, opens] of await noticesAsRows())
    lines.push([event!, told!, how!, template!, opens === '' ? '' : `\`${opens}\``])
  const after = before.replace(table, lines.map((cells) => `| ${cells.join(' | ')} |\n`).join(''))
  if (before === after) return 0
  if (verifyOnly) {
    console.error('modules/notifications/README.md does not say who is told. Write it with: bin/list notices --write')
    return 1
  }
  await writeFile(readme, after)
  return 0
}
