import type { Language } from '#platform/shared/actor.ts'

interface LetterWords {
  /** On the button that opens the page the letter is about. */
  readonly open: string
  /** On the button that opens the printable document in its place, and what whoever presses it should know. */
  readonly openPaper: string
  readonly paperNote: string
  readonly automatic: string
  /** On the link at the foot of a mail to many by which its reader gets no more of them. */
  readonly leaveLabel: string
}

const ar: LetterWords = {
  open: 'افتح الصفحة',
  openPaper: 'افتح المستند',
  paperNote: 'يُفتح المستند من هذا الرابط دون تسجيل دخول لمدة محدودة، فلا ترسله إلى غيرك.',
  automatic: 'رسالة آلية من نظام الأكاديمية؛ لا يُقرأ الرد عليها.',
  leaveLabel: 'لا أريد هذه الرسائل بعد الآن',
}
const en: LetterWords = {
  open: 'Open the page',
  openPaper: 'Open the document',
  paperNote: 'For a limited time this link opens the document without signing in. Please do not pass it on.',
  automatic: 'Sent automatically by the academy’s system; replies are not read.',
  leaveLabel: 'I want no more of these mails',
}
const fr: LetterWords = {
  open: 'Ouvrir la page',
  openPaper: 'Ouvrir le document',
  paperNote: 'Pendant une durée limitée, ce lien ouvre le document sans connexion. Ne le transmettez pas.',
  automatic: 'Message automatique du système de l’académie ; les réponses ne sont pas lues.',
  leaveLabel: 'Je ne veux plus recevoir ces e-mails',
}

export const letterWords = (language: Language | string): LetterWords =>
  language === 'ar' ? ar : language === 'fr' ? fr : en
