import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Sentence } from '#platform/server/http/replies/problems.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { countedIn } from '#platform/shared/text.ts'

type Dictionary = { readonly refusals?: Readonly<Record<string, string>> }

const root = resolve(import.meta.dirname, '../..')

/**
 * The English sentences of every refusal, out of the modules' own words: what people read who use the API by hand.
 * Two modules may have the same code, each with its sentence: a call is answered in the words of its own module.
 */
export async function englishSentences(modules: readonly ModuleServer[]): Promise<Sentence> {
  const platform = await Promise.all(['platform/web/text', 'platform/web/text/documents'].map(refusalsOf))
  const own = new Map<string, Readonly<Record<string, string>>>()
  for (const { name } of modules) own.set(name, await refusalsOf(`modules/${name}/text`))
  const all: Readonly<Record<string, string>> = Object.assign({}, ...platform, ...own.values())
  const ofCalls = new Map(
    modules.flatMap(({ name, implemented }) =>
      implemented
        .flatMap(({ calls }) => Object.values(calls))
        .map(({ method, path }) => [routeOf(method, path), own.get(name)] as const),
    ),
  )
  return (code, data = {}, asked) => {
    const words = asked?.url === undefined ? undefined : ofCalls.get(routeOf(asked.method, asked.url))
    const form = `${code}_${english.select(countedIn(data) ?? 0)}`
    const said = words?.[code] ?? words?.[form] ?? all[code] ?? all[form] ?? code
    return said.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'wait' && typeof data['seconds'] === 'number' ? waitIn(data['seconds']) : String(data[name] ?? ''),
    )
  }
}

const english = new Intl.PluralRules('en')
const routeOf = (method: string, path: string) => `${method} ${path}`

async function refusalsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const file = resolve(root, folder, 'en.ts')
  if (!existsSync(file)) return {}
  const { en } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { en: Dictionary }
  return en.refusals ?? {}
}

/** A wait as people say it: seconds below two minutes, else minutes, else hours. */
const waitIn = (seconds: number): string => {
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
