import type { LetterPicture } from '#platform/shared/letters/merge-text.ts'
import type { Language } from '#platform/shared/actor.ts'

/** What the editor of merge texts says beside the words of the usual one; it comes with the editor alone. */
interface Words {
  readonly field: string
  readonly unknownField: string
  readonly table: string
  readonly tableSteps: Readonly<Record<TableStep, string>>
  readonly picture: string
  readonly noPictures: string
  readonly removePicture: string
  readonly widths: Readonly<Record<'small' | 'medium' | 'full', string>>
  readonly pictures: Readonly<Record<LetterPicture, string>>
  readonly pasteTooLong: string
}
export const tableSteps = ['insert', 'rowAfter', 'columnAfter', 'headerRow', 'dropRow', 'dropColumn', 'drop'] as const
export type TableStep = (typeof tableSteps)[number]

const ar: Words = {
  field: 'حقل دمج',
  unknownField: 'حقل غير معروف',
  table: 'جدول',
  tableSteps: {
    insert: 'إدراج جدول',
    rowAfter: 'صف بعد هذا الصف',
    columnAfter: 'عمود بعد هذا العمود',
    headerRow: 'صف العناوين',
    dropRow: 'حذف الصف',
    dropColumn: 'حذف العمود',
    drop: 'حذف الجدول',
  },
  picture: 'صورة من صور الأكاديمية',
  noPictures: 'لم توضع صورة للرسائل بعد؛ تُوضع في صفحة صور المستندات.',
  removePicture: 'حذف الصورة',
  widths: { small: 'صغيرة', medium: 'متوسطة', full: 'بعرض الرسالة' },
  pictures: { logo: 'شعار الأكاديمية', letterhead: 'رأس الورقة', letterPicture: 'صورة الرسائل' },
  pasteTooLong: 'ما نُسخ أطول مما يتسع له هذا النص، فلم يُلصق.',
}
const en: Words = {
  field: 'Merge field',
  unknownField: 'unknown field',
  table: 'Table',
  tableSteps: {
    insert: 'Insert a table',
    rowAfter: 'Row after this one',
    columnAfter: 'Column after this one',
    headerRow: 'Row of headings',
    dropRow: 'Delete the row',
    dropColumn: 'Delete the column',
    drop: 'Delete the table',
  },
  picture: 'Picture of the academy',
  noPictures: 'No picture for letters yet; they are put on the page of document pictures.',
  removePicture: 'Delete the picture',
  widths: { small: 'small', medium: 'medium', full: 'as wide as the letter' },
  pictures: { logo: 'The academy’s logo', letterhead: 'Letterhead', letterPicture: 'Picture of letters' },
  pasteTooLong: 'What was copied is longer than this text may be, so it was not pasted.',
}
const fr: Words = {
  field: 'Champ de fusion',
  unknownField: 'champ inconnu',
  table: 'Tableau',
  tableSteps: {
    insert: 'Insérer un tableau',
    rowAfter: 'Ligne après celle-ci',
    columnAfter: 'Colonne après celle-ci',
    headerRow: 'Ligne de titres',
    dropRow: 'Supprimer la ligne',
    dropColumn: 'Supprimer la colonne',
    drop: 'Supprimer le tableau',
  },
  picture: 'Image de l’académie',
  noPictures: 'Aucune image pour les e-mails ; elles se placent sur la page des images des documents.',
  removePicture: 'Supprimer l’image',
  widths: { small: 'petite', medium: 'moyenne', full: 'de la largeur de l’e-mail' },
  pictures: { logo: 'Logo de l’académie', letterhead: 'En-tête', letterPicture: 'Image des e-mails' },
  pasteTooLong: 'Ce qui a été copié dépasse la longueur de ce texte et n’a pas été collé.',
}

export const mergeTextWords = (language: Language): Words => (language === 'ar' ? ar : language === 'fr' ? fr : en)
