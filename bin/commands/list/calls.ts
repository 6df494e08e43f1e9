import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { declaredCalls } from '#apps/server/openapi.ts'
import { root } from '../root.ts'

const file = join(root, 'docs/calls.tsv')
const head = [
  '# Every call, one a line; made by `bin/list calls --write`, so that a change of the wire is seen where it is reviewed.',
  '# `a?` may be left out, `[a, b]` is a list of such records; kinds and limits of fields stand in /openapi.json.',
  ['# module', 'method', 'path', 'who', 'effect', 'takes', 'gives', 'refuses'].join('\t'),
]

/** Module, method, path, who, effect, names of what it takes and gives, and what it refuses, of every call. */
export const callRows = async (): Promise<string[][]> =>
  declaredCalls().flatMap(({ module, calls }) =>
    Object.values(calls).map((call) => [
      module,
      call.method,
      call.path,
      call.who,
      call.effect,
      [call.query, call.body]
        .map((shape) => namesOf(shape))
        .join(' ')
        .trim(),
      namesOf(call.reply),
      call.refusals.map(({ code }) => code).join(' '),
    ]),
  )

/** Writes docs/calls.tsv, or only compares it; answers the exit code. */
export async function writeCalls(verify: boolean): Promise<number> {
  const text = [...head, ...(await callRows()).map((row) => row.join('\t'))].join('\n') + '\n'
  if (!verify) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error('docs/calls.tsv is not what the contracts say: run bin/list calls --write')
    return 1
  }
  return 0
}

/** The names within a shape, `{a, b?: {c}, d: [e, f]}`; nothing for what has no names. */
function namesOf(shape: z.core.$ZodType | undefined): string {
  if (!shape) return ''
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return `{${Object.entries(def.shape)
        .map(([name, value]) => fieldOf(name, value))
        .join(', ')}}`
    case 'array': {
      const names = namesOf(def.element)
      return names.startsWith('{') ? `[${names.slice(1, -1)}]` : names && `[${names}]`
    }
    case 'record': {
      const names = namesOf(def.valueType)
      return names && `{*: ${names}}`
    }
    case 'union':
      return [...new Set(def.options.map((option) => namesOf(option)).filter(Boolean))].join(' | ')
    case 'intersection':
      return [namesOf(def.left), namesOf(def.right)].filter(Boolean).join(' & ')
    case 'pipe':
      return namesOf(def.in) || namesOf(def.out)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return namesOf(def.innerType)
    default:
      return ''
  }
}

function fieldOf(name: string, value: z.core.$ZodType): string {
  const isOptional = ['optional', 'default', 'prefault'].includes(value._zod.def.type)
  const names = namesOf(value)
  return `${name}${isOptional ? '?' : ''}${names && `: ${names}`}`
}
