/** The first line of the letter beside a notification. */
const greetings = {
  ar: 'مرحبًا {{name}}،',
  en: 'Hello {{name}},',
  fr: 'Bonjour {{name}},',
} as const

export const greetingIn = (language: string): string =>
  language === 'ar' ? greetings.ar : language === 'fr' ? greetings.fr : greetings.en
