import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { withFrenchSpaces } from '../words/french-spaces.ts'

/** A dictionary of a module, of a document or of the platform; what they take from one another stands in them too. */
const dictionary = /[\\/](modules|platform[\\/]web)[\\/].*[\\/]?(text|words)[\\/](?:[\w-]+[\\/])*(ar|en|fr|de|pt)\.ts$/

/**
 * In the build a dictionary is what it comes to: words that it takes from another stand in it as they are. Otherwise a
 * page would fetch every dictionary from which its own takes a word.
 */
export function evaluatedWords(): Plugin {
  return {
    name: 'evaluated-words',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const language = dictionary.exec(id)?.at(-1)
      if (language === undefined) return null
      const words = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(words)
        .map(([name, each]) => `export const ${name} = ${JSON.stringify(withFrenchSpaces(each, language))}`)
        .join('\n')
    },
  }
}
