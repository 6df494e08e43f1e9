import { intoBlock, type Made } from './made.ts'
import { camel, pascal } from './names.ts'

/** A plain act of a noun whose module has acts: its declaration, its words, and that nobody is told. */
export function newAct(module: string, given: string): Made {
  const [name, wire] = [camel(given), pascal(given)]
  const folder = `modules/${module}`
  const words = (language: string) => ({
    path: `${folder}/text/${language}.ts`,
    change: (text: string) => intoBlock(text, /^ {2}acts: \{\n/m, `    ${name}: { do: '', past: '' },\n`),
  })
  return {
    files: [],
    changes: [
      {
        path: `${folder}/contract/acts.ts`,
        change: (text) => text.replace(/\}\)\n$/, `  ${name}: { call: move('${wire}', ''), plain: true },\n})\n`),
      },
      words('ar'),
      words('en'),
      words('fr'),
      {
        path: `${folder}/server/notices.ts`,
        change: (text) => intoBlock(text, /^export const notices: .* = \{\n/m, `  '${module}.${name}': nobody,\n`),
      },
    ],
    next: [
      `${folder}/rules/: the move ${name} in its state table`,
      `${folder}/contract/acts.ts: one sentence for the API document; what it asks, how grave it is`,
      `${folder}/text/{ar,en,fr}.ts: acts.${name}: what to do, and that it was done`,
      `${folder}/server/notices.ts: who is told, or nobody`,
      `${folder}/server/letters/: the letter, where somebody is told`,
      'testing/access/calls.tsv: who may, by hand; bin/check asks for it',
      'bin/list calls --write; bin/list notices --write',
    ],
  }
}
