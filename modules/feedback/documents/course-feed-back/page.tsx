import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { ResultsPrinted } from '../../web/printed/ResultsPrinted.tsx'
import type courseFeedBack from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof courseFeedBack, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.CourseCode,
    referenceLabel: word('courseNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Feedback,
})

function Feedback({ Content, t }: Drawn<typeof courseFeedBack, typeof ar>) {
  const format = useFormat()
  return (
    <>
      <PrintFacts items={[[t('rounds'), format.number(Content.Results.Rounds)]]} />
      <ResultsPrinted
        came={Content.Results}
        words={{
          answered: t('answered'),
          mean: t('mean'),
          question: t('question'),
          answers: t('answers'),
          distribution: t('distribution'),
          comments: t('comments'),
          none: t('none'),
          yes: t('yes'),
          no: t('no'),
          grade: (grade) => t(`grades.${grade}`),
        }}
      />
    </>
  )
}
