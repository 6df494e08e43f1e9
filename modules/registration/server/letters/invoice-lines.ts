import type { Trilingual } from '#platform/shared/text.ts'

const languages = ['ar', 'en', 'fr'] as const
const inEach = (say: (language: (typeof languages)[number]) => string): Trilingual =>
  Object.fromEntries(languages.map((language) => [language, say(language)]))
const said = (name: Trilingual, language: (typeof languages)[number]) =>
  name[language] || name.ar || name.en || name.fr || ''

const words = {
  ar: (hotel: string, type: string, nights: number) => `الإقامة: ${hotel}، غرفة ${type}، عدد الليالي: ${nights}`,
  en: (hotel: string, type: string, nights: number) => `Accommodation: ${hotel}, room: ${type}, nights: ${nights}`,
  fr: (hotel: string, type: string, nights: number) => `Hébergement : ${hotel}, chambre : ${type}, nuits : ${nights}`,
}

/** What a line of an invoice says of a stay. */
export const stayLine = (hotel: Trilingual, type: Trilingual, nights: number): Trilingual =>
  inEach((language) => words[language](said(hotel, language), said(type, language), nights))

/** What it says of a paid extra: its name, whatever of the three languages it has. */
export const extraLine = (name: Trilingual): Trilingual => inEach((language) => said(name, language))
