import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Words = { readonly [key: string]: string | Words }
export const languages = ['ar', 'en', 'fr'] as const
export type Language = (typeof languages)[number]

/** One text of one dictionary. */
export interface Text {
  readonly dictionary: string
  readonly language: Language
  readonly key: string
  readonly text: string
}

const flat = (words: Words, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )

/** Every text of every dictionary that pages read. */
export async function allTexts(root: string): Promise<Text[]> {
  const files = ['modules', 'platform/web'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) =>
        /^((modules\/[^/]+|platform\/web)\/text\/([^/]+\/)*|modules\/[^/]+\/documents\/[^/]+\/words\/)(ar|en|fr)\.ts$/.test(
          path,
        ),
      ),
  )
  const texts = files.map(async (path) => {
    const language = path.slice(-5, -3) as Language
    const exported = (await import(join(root, path))) as Record<string, Words>
    return Object.values(exported).flatMap((words) =>
      flat(words).map(([key, text]) => ({ dictionary: path.slice(0, -6), language, key, text })),
    )
  })
  return (await Promise.all(texts)).flat()
}

const form = /_(zero|one|two|few|many|other)$/
export const isForm = ({ key }: Text): boolean => form.test(key)
export const stemOf = ({ dictionary, key }: Text): string => `${dictionary}/${key.replace(form, '')}`

/** Forms that a text with forms lacks in its language. */
export function lackedForms(texts: readonly Text[], language: Language): string[] {
  const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const groups = Map.groupBy(
    texts.filter((text) => text.language === language && isForm(text)),
    stemOf,
  )
  return [...groups].flatMap(([stem, forms]) =>
    asked
      .filter((each) => !forms.some(({ key }) => key.endsWith(`_${each}`)))
      .map((each) => `${language} ${stem}_${each}`),
  )
}

/** What stands in braces and is no count: names, codes, days, percentages and money as they are written, ordinals. */
const noCounts = new Set(
  `academy action answer at band browser cell cells class code codes column course currency
  date dates day degree duration email ending fault fee field fields file fitsBy format from fromDay grade hijri
  holiday holidayEn id image instructor instructorEn item kind kinds label language left letter level list name
  names needed needs newDay number numbers other parts percent reason rights classRoom row session share since
  status system tags task text threshold time title to trainee type types units until value wait what who with
  encoding by change`.split(/\s+/),
)

/** Words that may follow a number without being counted by it: particles, and units that no language bends. */
const particles: Readonly<Record<Language, RegExp>> = {
  ar: /^(من|إلى|على|في|عن|حتى|فقط|فأكثر|و\S*|أو|ثم|ب\S*|ميغابايت|ميغابكسل)$/,
  en: /^(of|to|or|and|in|on|at|by|from|until|with|more|MB|megapixels|Mo|a|is|the)$/,
  fr: /^(sur|à|au|ou|et|en|de|du|par|Mo|mégapixels|au|des|le|est)$/,
}

/** A number beside a noun in a text without forms: «٣ ساعة». Empty where there is none. */
export function countedNouns({ language, text }: Pick<Text, 'language' | 'text'>): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}[\s\u00a0]+([\p{L}\p{M}’'-]+)/gu)]
    .filter(([, name, word]) => !noCounts.has(name!) && !particles[language].test(word!))
    .map(([found]) => found)
}
