import { foldText } from '#platform/shared/text.ts'

/** Month names as they are written in Egypt and the Gulf, the Levant and the Maghreb, in English and in French. */
const gregorian: readonly (readonly string[])[] = [
  ['يناير', 'كانون الثاني', 'جانفي', 'January', 'janvier', 'janv'],
  ['فبراير', 'شباط', 'فيفري', 'February', 'février', 'févr', 'fév'],
  ['مارس', 'آذار', 'March', 'mars'],
  ['أبريل', 'إبريل', 'نيسان', 'أفريل', 'April', 'avril', 'avr'],
  ['مايو', 'أيار', 'ماي', 'May', 'mai'],
  ['يونيو', 'يونية', 'حزيران', 'جوان', 'June', 'juin'],
  ['يوليو', 'يولية', 'تموز', 'جويلية', 'July', 'juillet', 'juil'],
  ['أغسطس', 'آب', 'أوت', 'August', 'août'],
  ['سبتمبر', 'أيلول', 'September', 'Sept', 'septembre'],
  ['أكتوبر', 'تشرين الأول', 'October', 'octobre'],
  ['نوفمبر', 'تشرين الثاني', 'November', 'novembre'],
  ['ديسمبر', 'كانون الأول', 'December', 'décembre', 'déc'],
]

const hijri: readonly (readonly string[])[] = [
  ['محرم', 'المحرم', 'Muharram'],
  ['صفر', 'Safar'],
  ['ربيع الأول', 'ربيع أول', 'Rabi I', 'Rabi al-Awwal'],
  ['ربيع الآخر', 'ربيع الثاني', 'ربيع ثاني', 'Rabi II', 'Rabi al-Thani'],
  ['جمادى الأولى', 'جمادى الأول', 'جمادى أول', 'Jumada I', 'Jumada al-Ula'],
  ['جمادى الآخرة', 'جمادى الثانية', 'جمادى الثاني', 'جمادى ثاني', 'Jumada II', 'Jumada al-Akhira'],
  ['رجب', 'Rajab'],
  ['شعبان', 'Shaban', "Sha'ban"],
  ['رمضان', 'Ramadan'],
  ['شوال', 'Shawwal'],
  ['ذو القعدة', 'ذي القعدة', 'ذوالقعدة', 'Dhu al-Qadah', "Dhu al-Qi'dah"],
  ['ذو الحجة', 'ذي الحجة', 'ذوالحجة', 'Dhu al-Hijjah'],
]

export interface NamedMonth {
  readonly month: number
  readonly isHijri: boolean
}

const byName = new Map<string, NamedMonth>(
  [gregorian, hijri].flatMap((calendar) =>
    calendar.flatMap((names, at) =>
      names.flatMap((name) => {
        const month = { month: at + 1, isHijri: calendar === hijri }
        // Jan, Feb, Sep ...
        const short = calendar === gregorian && /^[A-Z]/.test(name) ? [name.slice(0, 3).toLowerCase()] : []
        return [foldText(name), ...short].map((word) => [word, month] as const)
      }),
    ),
  ),
)

/** The month that a folded word names; a dot for what was left out may follow. */
export const monthNamed = (word: string): NamedMonth | undefined => byName.get(word.replace(/\.$/, ''))
