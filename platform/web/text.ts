import { countedIn, isolated } from '#platform/shared/text.ts'
import { createContext, use, useSyncExternalStore, useEffect, useState } from 'react'
import { type Language } from '#platform/shared/actor.ts'
import type { ArabicDigits } from '#platform/shared/values/digits.ts'
import {
  chains,
  complete,
  filled,
  hasWords,
  keepWords,
  namespacesHere,
  textIn,
  waitIn,
  type Values,
  type Words,
} from './words/dictionary.ts'
import { currentLanguage, keepLanguage, localeOf, onLanguageChange } from './language.ts'
import { ApiProblem } from './problem.ts'
import { rightKey, whyRefused } from './words/right-words.ts'
import { currentSession } from './session.ts'
import { academyDigits, readerDigits } from './start/digits.ts'
import { whoChanged } from './words/who-changed.ts'

/**
 * The Arabic dictionary of each module by its name; `apps/web/dictionaries.ts` adds a line for each. A name that
 * is not there, and a key that the Arabic lacks, does not compile.
 */
export interface Dictionaries {}
export type ModuleName = keyof Dictionaries & string

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Stem<Key extends string> = Key extends `${infer Start}_${PluralForm}` ? Start : Key
/** Dotted paths of a dictionary; `days_one`, `days_few`... are asked for as `days` with a `count`. */
export type Keys<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Stem<Key> : `${Key}.${Keys<Words[Key]>}`
}[keyof Words & string]

export type { Values }
export interface Translate<Name extends ModuleName = ModuleName> extends TranslateOf<Dictionaries[Name]> {}
/** With the words of one dictionary, by its type. */
export interface TranslateOf<W> {
  (key: Keys<W>, values?: Values): string
  /** For a key that only the data knows (a code from the wire): the fallback where there is no such text. */
  maybe(key: string, fallback?: string, values?: Values): string
}

/** Gives the words of a namespace in one language, or null where that dictionary does not exist. */
export type DictionaryLoader = (language: Language, namespace: string) => Promise<Words> | null
let load: DictionaryLoader = () => null
/** The namespaces that every visit begins with. */
let begun: readonly string[] = []

export async function startText(loader: DictionaryLoader, namespaces: readonly string[]): Promise<void> {
  load = loader
  begun = namespaces
  await Promise.all(namespaces.map((each) => loadText(each)))
}

const loads = new Map<string, Promise<void>>()

/** Loads the words of a namespace in the language shown; the router does it for the module of the page it opens. */
export function loadText(namespace: string, language: Language = currentLanguage()): Promise<void> {
  const key = `${language} ${namespace}`
  let loading = loads.get(key)
  if (!loading) {
    loading = loadChain(namespace, language)
    // `use` reads what React itself would mark: words that have come do not suspend once more.
    loading.then(
      () => Object.assign(loads.get(key) ?? {}, { status: 'fulfilled', value: undefined }),
      () => loads.delete(key),
    )
    loads.set(key, loading)
  }
  return loading
}

async function loadChain(namespace: string, language: Language): Promise<void> {
  for (const each of chains[language]) {
    const words = hasWords(each, namespace) ? null : load(each, namespace)
    const came = await words
    // A document's page may have brought its own meanwhile: nothing puts what no file holds in their place.
    if (came && !hasWords(each, namespace)) keepWords(each, namespace, came)
    if (complete.has(each) && hasWords(each, namespace)) return
  }
}

/** Switches the language of everything on screen, after loading what is on it. */
export async function changeLanguage(language: Language): Promise<void> {
  const used = new Set([...loads.keys()].map((key) => key.slice(key.indexOf(' ') + 1)))
  await Promise.all([...used].map((namespace) => loadText(namespace, language)))
  keepLanguage(language)
}

/** The language of a document that is not the reader's: a certificate, a letter. Everything inside is written in it. */
export const LanguageInside = createContext<Language | null>(null)

export function useLanguage(): Language {
  const own = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
  return use(LanguageInside) ?? own
}

/** In which digits Arabic is written here: what others get too stands in those of the academy. */
export function useDigits(): ArabicDigits {
  const own = useSyncExternalStore(onLanguageChange, readerDigits, readerDigits)
  return use(LanguageInside) === null ? own : academyDigits()
}

const translators = new Map<string, Translate>()

/** What writes the words of these namespaces here; suspends while they are on their way. */
function useTranslators(namespaces: readonly string[]): (namespace: string) => Translate {
  const language = useLanguage()
  const digits = useDigits()
  // Asked at each render: React minds a `use` that is there once and then not.
  for (const each of namespaces) use(loadText(each, language))
  return (namespace) => translator(namespace, language, digits)
}

/**
 * The words of a module in the language shown: `const t = useText('registration')`, `t('seats', { count: 3 })`.
 * Suspends while the dictionary is on its way. The function is the same until language or digits change.
 */
export function useText<Name extends ModuleName>(name: Name): Translate<Name> {
  return useTranslators([name])(name) as unknown as Translate<Name>
}

/** Milliseconds. */
const beforeNextTry = 5_000

/**
 * As `useText`, for words of what is offered once something is done on a page: it is drawn without them. Null until they
 * are there; they are asked for when the page has been drawn, and again where the line was cut.
 */
export function useTextLater<Name extends ModuleName>(name: Name): Translate<Name> | null {
  const language = useLanguage()
  const digits = useDigits()
  const [loaded, setLoaded] = useState<Language | null>(null)
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = () =>
      void loadText(name, language).then(
        () => !isGone && setLoaded(language),
        () => (next = isGone ? undefined : setTimeout(ask, beforeNextTry)),
      )
    ask()
    return () => {
      isGone = true
      clearTimeout(next)
    }
  }, [name, language])
  return loaded === language ? (translator(name, language, digits) as unknown as Translate<Name>) : null
}

/**
 * The words of the acts of modules (`acts.<name>.do`), asked for by the module. They stand with its others; where every
 * visit begins with those, apart, in `text/acts/`.
 */
export function useActWords(modules: readonly string[]): (module: string) => Translate {
  const of = useTranslators(modules.map(actsOf))
  return (module) => of(actsOf(module))
}
const actsOf = (module: string) => (begun.includes(module) ? `${module}/acts` : module)

/** The words of several modules, asked for by the module. */
export function useWordsOf(modules: readonly ModuleName[]): (module: ModuleName) => Translate {
  return useTranslators(modules)
}

/**
 * What modules say of their records to whoever reads the audit or sees what a right opens, and no page of their own
 * needs: `columns`, `facts` and `rights`, each in `text/record/` of its module. Of a module without any, none is found.
 */
export function useRecordWords(modules: readonly string[]): (module: string) => Translate {
  const of = useTranslators(modules.map(recordOf))
  return (module) => of(recordOf(module))
}
const recordOf = (module: string) => `${module}/record`

/** What modules say of their settings (`sections`, `settings`), each in `text/settings/` of its module. */
export function useSettingWords(modules: readonly string[]): (module: string) => Translate {
  const of = useTranslators(modules.map(settingsOf))
  return (module) => of(settingsOf(module))
}
const settingsOf = (module: string) => `${module}/settings`

/** As `useText`, outside of components; the dictionary must have been loaded. */
export const textOf = <Name extends ModuleName>(name: Name): Translate<Name> =>
  translator(name, currentLanguage()) as unknown as Translate<Name>

function translator(namespace: string, language: Language, digits: ArabicDigits = readerDigits()): Translate {
  const key = `${language} ${digits} ${namespace}`
  let made = translators.get(key)
  if (!made) {
    const find = (path: string, values: Values = {}) => {
      const text = textIn(language, namespace, path, countedIn(values))
      return text === null ? null : filled(text, values, language, digits)
    }
    made = Object.assign((path: string, values?: Values) => find(path, values) ?? path, {
      maybe: (path: string, fallback = '', values?: Values) => find(path, values) ?? fallback,
    }) as unknown as Translate
    translators.set(key, made)
  }
  return made
}

/**
 * The sentence for a refusal: `refusals.<code>` of the module named, else of the platform, else of whichever
 * loaded module has it; else a general sentence with the request's number. `{{wait}}` in it is its `seconds` in words.
 */
export function problemSentence(problem: unknown, module?: string): string {
  const language = currentLanguage()
  const platform = translator('platform', language)
  if (!(problem instanceof ApiProblem)) return platform.maybe('refusals.unexpected')
  const why = whyRefused(problem)
  if (why) {
    const either = new Intl.ListFormat(localeOf(language), { type: 'disjunction' })
    const named = (rights: readonly string[]) =>
      either.format(rights.map((each) => platform.maybe(rightKey(each), each)))
    return platform.maybe('refusals.notAllowedWhy', '', { needs: named(why.needs), by: named(why.grantedBy) })
  }
  const { who, at, own } = whoChanged(problem.data, language, currentSession()?.user.uid)
  if (problem.code === 'changedMeanwhile' && at && own) return platform.maybe('refusals.changedByYou', '', { at })
  if (problem.code === 'changedMeanwhile' && at) {
    const name = who ?? translator('kit', language).maybe('form.somebody')
    return platform.maybe('refusals.changedBy', '', { who: isolated(name), at })
  }
  const { seconds } = problem.data
  const values = {
    ...problem.data,
    ...(typeof seconds === 'number' && { wait: waitIn(language, seconds) }),
  } as Values
  for (const namespace of [...(module ? [module] : []), 'platform', ...namespacesHere()]) {
    const sentence = translator(namespace, language).maybe(`refusals.${problem.code}`, '', values)
    if (sentence) return sentence
  }
  return platform.maybe('refusals.unexpected')
}
