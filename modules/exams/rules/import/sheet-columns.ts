import { foldText, type InEachLanguage } from '#platform/shared/text.ts'
import { comparedBy } from './labels.ts'
import { questionTypes, type AnswerSettings, type QuestionType } from '../question.ts'

/* What stands above the columns of a sheet of questions, and in its cells, in the three languages; the reader knows all. */

export const questionColumns = [
  'course',
  'module',
  'name',
  'type',
  'text',
  'weight',
  'seconds',
  'level',
  'category',
  'compare',
  'feedback',
  'modelAnswer',
] as const
export const answerColumns = ['answer', 'right', 'share', 'tolerance', 'match', 'answerFeedback'] as const
export const sheetColumns = [...questionColumns, ...answerColumns]
export type SheetColumn = (typeof sheetColumns)[number]

export const columnTitles: Readonly<Record<SheetColumn, InEachLanguage<string>>> = {
  course: { ar: 'رمز الدورة', en: 'Course code', fr: 'Code de la formation' },
  module: { ar: 'الوحدة', en: 'Module', fr: 'Module' },
  name: { ar: 'الاسم', en: 'Name', fr: 'Nom' },
  type: { ar: 'النوع', en: 'Type', fr: 'Type' },
  text: { ar: 'السؤال', en: 'Question', fr: 'Question' },
  weight: { ar: 'الوزن', en: 'Weight', fr: 'Poids' },
  seconds: { ar: 'الثواني', en: 'Seconds', fr: 'Secondes' },
  level: { ar: 'المستوى', en: 'Level', fr: 'Niveau' },
  category: { ar: 'الفئة', en: 'Category', fr: 'Catégorie' },
  compare: { ar: 'المقارنة', en: 'Compare', fr: 'Comparer' },
  feedback: { ar: 'تعليق على السؤال', en: 'Feedback on the question', fr: 'Commentaire de la question' },
  modelAnswer: { ar: 'الإجابة النموذجية', en: 'Model answer', fr: 'Réponse modèle' },
  answer: { ar: 'الإجابة', en: 'Answer', fr: 'Réponse' },
  right: { ar: 'صحيحة', en: 'Right', fr: 'Juste' },
  share: { ar: 'النسبة من الوزن', en: 'Share in percent', fr: 'Part en pour cent' },
  tolerance: { ar: 'التفاوت المسموح', en: 'Tolerance', fr: 'Tolérance' },
  match: { ar: 'النصف الآخر', en: 'Other half', fr: 'Autre moitié' },
  answerFeedback: { ar: 'تعليق على الإجابة', en: 'Feedback on the answer', fr: 'Commentaire de la réponse' },
}

export const typeNames: Readonly<Record<QuestionType, InEachLanguage<string>>> = {
  multiChoice: { ar: 'اختيار واحد', en: 'One right answer', fr: 'Une réponse juste' },
  multiAnswers: { ar: 'اختيارات عدة', en: 'Several right answers', fr: 'Plusieurs réponses justes' },
  trueFalse: { ar: 'صواب أو خطأ', en: 'True or false', fr: 'Vrai ou faux' },
  text: { ar: 'إجابة مكتوبة', en: 'Written answer', fr: 'Réponse rédigée' },
  shortAnswer: { ar: 'إجابة قصيرة', en: 'Short answer', fr: 'Réponse courte' },
  numerical: { ar: 'رقم', en: 'Number', fr: 'Nombre' },
  matching: { ar: 'توصيل', en: 'Matching', fr: 'Appariement' },
}

export const yes: InEachLanguage<string> = { ar: 'نعم', en: 'yes', fr: 'oui' }
export const no: InEachLanguage<string> = { ar: 'لا', en: 'no', fr: 'non' }
export const truthNames: Readonly<Record<'true' | 'false', InEachLanguage<string>>> = {
  true: { ar: 'صواب', en: 'true', fr: 'vrai' },
  false: { ar: 'خطأ', en: 'false', fr: 'faux' },
}

const comparisons: Readonly<Record<string, InEachLanguage<string>>> = {
  case: { ar: 'حالة الأحرف', en: 'case', fr: 'casse' },
  marks: { ar: 'التشكيل والهمزات', en: 'marks', fr: 'signes' },
  spaces: { ar: 'المسافات', en: 'spaces', fr: 'espaces' },
  units: { ar: 'الوحدة مسموحة', en: 'units allowed', fr: 'unité admise' },
}

const says = (names: InEachLanguage<string>, cell: string) =>
  Object.values(names).some((name) => foldText(name) === foldText(cell))

const rightSigns = new Set(
  ['1', 'x', '✓', '✔', 'true', 'right', 'correct', 'صحيح', 'صح', 'vrai', 'juste'].map(foldText),
)
const wrongSigns = new Set(['', '0', '-', '✗', '✘', 'false', 'wrong', 'خطأ', 'faux'].map(foldText))
const sign = (cell: string) => foldText(cell.replaceAll('\ufe0f', ''))
export const isYes = (cell: string): boolean => says(yes, cell) || rightSigns.has(sign(cell))
/** Whether the cell says that an answer is right, or that it is not. */
export const isYesOrNo = (cell: string): boolean => isYes(cell) || says(no, cell) || wrongSigns.has(sign(cell))

export const truthOf = (cell: string): 'true' | 'false' | null =>
  says(truthNames.true, cell) ? 'true' : says(truthNames.false, cell) ? 'false' : null

/** The kind that a cell names, in any language or by its code. */
export const typeOf = (cell: string): QuestionType | undefined =>
  questionTypes.find((type) => type.toLowerCase() === cell.trim().toLowerCase() || says(typeNames[type], cell))

/** Which column a title names. */
export const columnOf = (title: string): SheetColumn | undefined =>
  title.trim() === '' ? undefined : sheetColumns.find((column) => says(columnTitles[column], title))

/** How written answers are compared, in words of a language; the same back from any. */
export const comparedCell = (settings: Partial<AnswerSettings>, language: keyof InEachLanguage<string>): string =>
  comparedBy(settings)
    .map((word) => comparisons[word]![language])
    .join(', ')
export const comparedWords = (cell: string): string[] =>
  cell.split(/[,،;]/).flatMap((part) => Object.keys(comparisons).filter((word) => says(comparisons[word]!, part)))
