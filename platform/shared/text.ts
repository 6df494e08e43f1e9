/** A text of the catalogue, a lookup, a template or a certificate, in the languages it has been written in. */
export interface Trilingual {
  readonly ar?: string | undefined
  readonly en?: string | undefined
  readonly fr?: string | undefined
}
export const textLanguages = ['ar', 'en', 'fr'] as const
export type TextLanguage = (typeof textLanguages)[number]
export type InEachLanguage<T> = Readonly<Record<TextLanguage, T>>

export const isTextLanguage = (code: string | undefined): code is TextLanguage =>
  textLanguages.includes(code as TextLanguage)

/** The language of this code; `otherwise` where texts are in no such language. */
export const textLanguageOf = (code: string | undefined, otherwise: TextLanguage = 'ar'): TextLanguage =>
  isTextLanguage(code) ? code : otherwise

/** What is made for each language texts are in. */
export const inEachLanguage = <T>(make: (language: TextLanguage) => T): InEachLanguage<T> => ({
  ar: make('ar'),
  en: make('en'),
  fr: make('fr'),
})

/** The same where it is awaited: one after the other, as one connection answers them. */
export const inEachLanguageInTurn = async <T>(
  make: (language: TextLanguage) => Promise<T>,
): Promise<InEachLanguage<T>> => ({ ar: await make('ar'), en: await make('en'), fr: await make('fr') })

/* Who reads French reads Latin letters: a person's English name rather than the Arabic one. */
export const fallbacks: Readonly<Record<string, readonly TextLanguage[]>> = {
  ar: ['ar', 'en', 'fr'],
  en: ['en', 'ar', 'fr'],
  fr: ['fr', 'en', 'ar'],
}

/** The text in the language asked for, else in the first of its fallbacks that is filled, with the language it is in (its direction follows that). */
export function inLanguage(
  text: Trilingual | null | undefined,
  language: string,
): { text: string; language: TextLanguage } {
  for (const each of fallbacks[language] ?? fallbacks['en']!) {
    const found = text?.[each]?.trim()
    if (found) return { text: found, language: each }
  }
  return { text: '', language: 'ar' }
}

export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr')

/** Arabic-Indic and Persian digits to 0-9; nothing else changes. */
export function foldDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/** An e-mail address as it is kept and compared, however it was typed: small letters, Western digits. */
export const plainAddress = (typed: string) => foldDigits(typed.normalize('NFKC')).trim().toLowerCase()

/**
 * The form in which names are searched: lower case, no marks, tatweel or direction controls, one letter for each
 * family (أإآ→ا, ة→ه, ى→ي, ؤ→و, ئ→ي), Western digits. The SQL function `platform.fold` does the same.
 */
export function foldText(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text that comes into a sentence, as a name does: in another script than the sentence's it would turn that about. */
export const isolated = (text: string): string => text && `\u2068${text}\u2069`

/** HTML with something else in place of its tags. A `<` ends the look for the one before it: a run of them costs its length once. */
export const withoutTags = (html: string, put = ''): string => html.replace(/<[^<>]*>/g, put)

/** Whether HTML shows no word; a picture is none. */
export const saysNothing = (html: string): boolean => withoutTags(html).replaceAll('&nbsp;', '').trim() === ''

/** Text as a person meant it: NFC, no tatweel, direction or zero-width controls, single spaces, trimmed. For names from files and forms. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** The number that a text counts: `count`, else the only one among its values (what a refusal says has names of its own). */
export function countedIn(values: Readonly<Record<string, unknown>>): number | undefined {
  const { count } = values
  if (typeof count === 'number') return count
  const numbers = Object.values(values).filter((value) => typeof value === 'number')
  return numbers.length === 1 ? numbers[0] : undefined
}

/** The point of a sentence behind a value: none where the value has its own, as a French short month ("27 déc."). */
export const pointAfter = (value: string, point: string): string => (value.endsWith('.') ? '' : point)

/**
 * Letters of a language that stand in a list where their plain ones do. As the folding of a search has them, which knows more:
 * each costs at each letter of a text, so only those of the language.
 */
export const lettersApart: Readonly<Partial<Record<string, readonly [marked: string, plain: string]>>> = {
  ar: ['أإآٱةىؤئ', 'ااااهيوي'],
  fr: ['àâäæçèéêëîïôöœùûü', 'aaaaceeeeiiooouuu'],
}
