import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const folder = join(root, 'docs/decisions')
const index = join(folder, 'README.md')
const head = `# Decisions

Each says what was chosen between two readings or two ways, why, and what it costs. This list is made by \`bin/list decisions --write\`.

`

interface Decision {
  readonly file: string
  readonly number: string
  readonly title: string
  /** The number of the one that stands in its place. */
  readonly replacedBy: string | null
}

/** A title is `# N. What was decided`, with the number of its file; one that was replaced says by which. */
function decisionIn(file: string): Decision {
  const text = readFileSync(join(folder, file), 'utf8')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file}: its title begins with another number`)
  return { file, number, title, replacedBy: /^Replaced by \[decision (\d+)\]/m.exec(text)?.[1] ?? null }
}

const decisions = (): Decision[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .toSorted()
    .map(decisionIn)

/** Number, title, and by which it was replaced, of every decision. */
export const decisionRows = (): Promise<string[][]> =>
  Promise.resolve(decisions().map(({ number, title, replacedBy }) => [number, title, replacedBy ?? '']))

/** Writes docs/decisions/README.md, or only compares it; answers the exit code. */
export function writeDecisions(verify: boolean): Promise<number> {
  const lines = decisions().map(({ file, number, title, replacedBy }) => {
    const line = `[${number}](${file}). ${title}`
    return replacedBy === null ? `- ${line}` : `- ~~${line}~~ replaced by ${replacedBy}`
  })
  const text = `${head}${lines.join('\n')}\n`
  if (!verify) writeFileSync(index, text)
  else if (!existsSync(index) || readFileSync(index, 'utf8') !== text) {
    console.error('docs/decisions/README.md does not list what is there: run bin/list decisions --write')
    return Promise.resolve(1)
  }
  return Promise.resolve(0)
}
