import type { Trilingual } from '#platform/shared/text.ts'

const words = { ar: 'إعادة امتحان: ', en: 'Repeat of an exam: ', fr: 'Repassage d’un examen : ' } as const

/** The line of an invoice over a repeat, in the languages that the exam is named in. */
export const repeatLine = (exam: Trilingual): Trilingual =>
  Object.fromEntries(
    Object.entries(exam).flatMap(([language, name]) =>
      name ? [[language, `${words[language as keyof typeof words]}${name}`]] : [],
    ),
  )
