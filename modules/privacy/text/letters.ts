export { archiveWordsIn, type ArchiveWords } from './archive.ts'

/** The last letter to somebody who was erased. `{{email}}` is filled in and escaped. */
export interface LetterWords {
  readonly erased: { readonly subject: string; readonly text: string; readonly kept: string; readonly note: string }
}

const ar: LetterWords = {
  erased: {
    subject: 'مُحيت بياناتك من الأكاديمية',
    text: 'كما طلبت، محت الأكاديمية بياناتك الشخصية وأغلقت حسابك {{email}}.',
    kept: 'تبقى دون اسمك السجلات التي يلزم حفظها: تسجيلاتك ونتائجك وفواتيرك وسجل التدقيق. وتبقى شهاداتك الصادرة كما طُبعت ليتحقق منها من تقدّمها إليه.',
    note: 'هذه آخر رسالة تصلك منا، ولن يبقى عنوانك لدينا بعد إرسالها.',
  },
}

const en: LetterWords = {
  erased: {
    subject: 'You were erased at the academy',
    text: 'As you asked, the academy has erased your personal data and closed your account {{email}}.',
    kept: 'What must be kept stays without your name: your registrations, results, invoices and the audit. Certificates issued to you stay as they were printed, so that whoever you show them to can verify them.',
    note: 'This is the last letter you get from us. Once it has been sent, we no longer hold your address.',
  },
}

const fr: LetterWords = {
  erased: {
    subject: 'Vos données ont été effacées de l’académie',
    text: 'Comme vous l’avez demandé, l’académie a effacé vos données personnelles et fermé votre compte {{email}}.',
    kept: 'Ce qui doit être conservé reste sans votre nom : vos inscriptions, résultats, factures et le journal d’audit. Les certificats qui vous ont été délivrés restent tels qu’imprimés, afin que ceux à qui vous les présentez puissent les vérifier.',
    note: 'Ceci est notre dernière lettre. Une fois envoyée, nous n’avons plus votre adresse.',
  },
}

export const erasedNames = { ar: 'شخص ممحوّ البيانات', en: 'Erased person' }

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
