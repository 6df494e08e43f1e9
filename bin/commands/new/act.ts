import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { newCall } from './call.ts'
import { blockAt, intoBlock, type Made } from './made.ts'
import { camel, kebab, pascal } from './names.ts'

type Change = NonNullable<Made['changes']>[number]

const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** The acts of one noun, as `contract/acts.ts` declares them. */
interface Declared {
  readonly name: string
  readonly subject: string
  readonly text: string
}

const declaredIn = (acts: string): Declared[] =>
  [...acts.matchAll(/^export const (\w+) = acts\('\w+', '(\w+)', \{\n[^]*?\n\}\)$/gm)].map(
    ([text, name = '', subject = '']) => ({ name, subject, text }),
  )

/** The nouns of a module that have acts: what may stand after the name of a new one. */
export const nounsOf = (module: string): string[] => [
  ...new Set(declaredIn(read(`modules/${module}/contract/acts.ts`)).map(({ subject }) => subject)),
]

/**
 * An act of a noun whose module has acts: its declaration, its words, and that nobody is told. Where the noun has moves
 * that need no code it is one of them; elsewhere it has a call and a handler of its own.
 */
export function newAct(module: string, given: string, noun?: string): Made {
  const [name, file] = [camel(given), kebab(given)]
  const folder = `modules/${module}`
  const acts = read(`${folder}/contract/acts.ts`)
  const calls = read(`${folder}/contract/calls.ts`)
  const notices = read(`${folder}/server/notices.ts`)
  const isAsked = ({ name: each }: Declared) => calls.includes(`callsOf(${each})`)
  const isTold = ({ name: each }: Declared) => new RegExp(`typeof ${each}\\b`).test(notices)
  const named = declaredIn(acts).filter(({ subject }) => noun === undefined || subject === noun)
  const usual = named.filter((each) => isAsked(each) && (isTold(each) || !notices))
  const declared = usual.findLast(hasPlainMoves) ?? usual.at(-1) ?? named.at(-1)
  if (!declared) throw new Error(`There is no place for it: no acts${noun ? ` of ${noun}` : ''} are declared.`)
  const isMove =
    hasPlainMoves(declared) && /^const move = \(\s*name: string,\s*summary: string(?:\)|,\s*\w+: [^=]+ = )/m.test(acts)
  const made = isMove ? null : newCall(module, given, 'POST', { kind: `${module}.${name}`, subject: declared.subject })
  const entry = isMove ? `{ call: move('${pascal(given)}', ''), plain: true }` : `{ call: ${name} }`
  return {
    files: made?.files ?? [],
    changes: [
      {
        path: `${folder}/contract/acts.ts`,
        change: (text) => {
          const begins = new RegExp(`^export const ${declared.name} = acts\\(.*\\{\\n`, 'm')
          const put = intoBlock(text, begins, `  ${name}: ${entry},\n`)
          return isMove ? put : afterImports(put, `import { ${name} } from './${file}.ts'\n`)
        },
      },
      ...['ar', 'en', 'fr'].map((language) => wordsIn(folder, language, declared, name)),
      ...(isTold(declared) ? [toldIn(folder, declared.name, `${module}.${name}`)] : []),
      ...(!isMove && isAsked(declared) ? [handledIn(folder, calls, declared.name, name, file)] : []),
    ],
    next: [
      ...(isMove ? [`${folder}/rules/: the move ${name} in its state table`] : []),
      ...(isAsked(declared) ? [] : [`${folder}/contract/calls.ts: ...callsOf(${declared.name}), and its handler`]),
      `${folder}/contract/acts.ts: one sentence for the API document; what it asks, how grave it is`,
      ...(isMove ? [] : [`${folder}/server/calls/${file}.ts: what it does; it ends in writeAct`]),
      `${folder}/text/{ar,en,fr}.ts: acts.${name}: what to do, and that it was done`,
      `${folder}/server/notices.ts: who is told, or nobody`,
      `${folder}/server/letters/: the letter, where somebody is told`,
      'testing/access/calls.tsv: who may, by hand; bin/check asks for it',
      'bin/list calls --write; bin/list notices --write',
    ],
  }
}

const hasPlainMoves = ({ text }: Declared): boolean => /\bmove\([^]*plain: true/.test(text)

/** Where words of acts may stand: with the other words of the module, or apart, in one block or in one for each noun. */
const blocksOfWords: readonly (readonly [folder: string, begins: RegExp])[] = [
  ['text', /^ {2}acts: \{\n/gm],
  ['text/acts', /^ {2}acts: \{\n/gm],
  ['text/acts', /^(?:export )?const (?!ar\b|en\b|fr\b)\w+ = \{\n/gm],
]

/** Beside the words of the other acts of the noun. */
function wordsIn(folder: string, language: string, { text: acts }: Declared, name: string): Change {
  const others = [...acts.matchAll(/^ {2}(\w+):/gm)].map(([, each]) => each)
  for (const [place, block] of blocksOfWords) {
    const path = `${folder}/${place}/${language}.ts`
    const words = read(path)
    for (const [line] of words.matchAll(block)) {
      const begins = new RegExp(`^${line.replaceAll(/[{}]/g, '\\$&')}`, 'm')
      const column = `${/^ */.exec(line)![0]}  `
      const { from, to } = blockAt(words, begins)
      if (new RegExp(`^${column}(?:${others.join('|')}):`, 'm').test(words.slice(from, to)))
        return { path, change: (text) => intoBlock(text, begins, `${column}${name}: { do: '', past: '' },\n`) }
    }
  }
  throw new Error(`There is no place for it: no words of ${others.join(', ')} are found below ${folder}/text.`)
}

/** In the notices of the noun, or in those of the module. */
function toldIn(folder: string, declared: string, kind: string): Change {
  const path = `${folder}/server/notices.ts`
  const own = new RegExp(`^(?:export )?const \\w+: [^={]*typeof ${declared}\\b[^={]*= \\{\\n`, 'm')
  const begins = own.test(read(path)) ? own : /^export const notices: [^={]*= \{\n/m
  return { path, change: (text) => intoBlock(text, begins, `  '${kind}': nobody,\n`) }
}

/** Among the handlers of the calls to which the acts of the noun belong. */
function handledIn(folder: string, calls: string, declared: string, name: string, file: string): Change {
  const before = calls.slice(0, calls.indexOf(`callsOf(${declared})`))
  const group = [...before.matchAll(/^export const (\w+) = /gm)].at(-1)?.[1]
  const change = (text: string): string => {
    const own = new RegExp(`implement\\(${group}, (?:\\{(\\s+)|(\\w+)\\))`)
    const place = own.test(text) ? own : /implement\(\w+, (?:\{(\s+)|(\w+)\))/
    if (!place.test(text)) throw new Error(`There is no place for it: ${place.source} is not found.`)
    const put = text.replace(place, (whole, gap: string | undefined, all: string | undefined) =>
      all === undefined ? `${whole}${name},${gap}` : whole.replace(/\w+\)$/, `{ ...${all}, ${name} })`),
    )
    return afterImports(put, `import { ${name} } from './calls/${file}.ts'\n`)
  }
  return { path: `${folder}/server/module.ts`, change }
}

function afterImports(text: string, line: string): string {
  const last = [...text.matchAll(/^.* from '[^']+'\n/gm)].at(-1)!
  const at = last.index + last[0].length
  return text.slice(0, at) + line + text.slice(at)
}
