import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Sentence } from '#platform/server/http/replies/problems.ts'
import type { ModuleServer } from '#platform/server/module.ts'

type Dictionary = { readonly refusals?: Readonly<Record<string, string>> }

const root = resolve(import.meta.dirname, '../..')

/** The English sentences of every refusal, out of the modules' own words: what people read who use the API by hand. */
export async function englishSentences(modules: readonly ModuleServer[]): Promise<Sentence> {
  const files = [
    'platform/web/text/en.ts',
    'platform/web/text/documents/en.ts',
    ...modules.map(({ name }) => `modules/${name}/text/en.ts`),
  ]
  const sentences = new Map<string, string>()
  for (const file of files.map((each) => resolve(root, each))) {
    if (!existsSync(file)) continue
    const { en } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { en: Dictionary }
    for (const [code, sentence] of Object.entries(en.refusals ?? {})) sentences.set(code, sentence)
  }
  return (code, data = {}) =>
    (sentences.get(code) ?? code).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'wait' && typeof data['seconds'] === 'number' ? waitIn(data['seconds']) : String(data[name] ?? ''),
    )
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
