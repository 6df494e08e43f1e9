import type { Language } from '#platform/shared/actor.ts'

interface LetterWords {
  /** On the button that opens the page the letter is about. */
  readonly open: string
  readonly automatic: string
}

const ar: LetterWords = {
  open: 'افتح الصفحة',
  automatic: 'رسالة آلية من نظام الأكاديمية؛ لا يُقرأ الرد عليها.',
}
const en: LetterWords = {
  open: 'Open the page',
  automatic: 'Sent automatically by the academy’s system; replies are not read.',
}
const fr: LetterWords = {
  open: 'Ouvrir la page',
  automatic: 'Message automatique du système de l’académie ; les réponses ne sont pas lues.',
}

export const letterWords = (language: Language | string): LetterWords =>
  language === 'ar' ? ar : language === 'fr' ? fr : en
