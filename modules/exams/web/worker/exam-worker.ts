import { keepPage } from '#platform/web/worker/kept-page.ts'

/** The addresses of the built files that an exam needs; the build writes them in. */
declare const EXAM_FILES: readonly string[]

/* Papers and answers lie in the page's own database. */
keepPage({ files: EXAM_FILES, address: '/ExamAnswer', name: 'exam' })
