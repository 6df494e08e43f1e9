import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { ResultsPrinted } from '../../web/printed/ResultsPrinted.tsx'
import type instructorAssessment from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export default documentPage<typeof instructorAssessment, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Assessment,
})

function Assessment({ Content, t }: Drawn<typeof instructorAssessment, typeof ar>) {
  const format = useFormat()
  return (
    <>
      <PrintFacts
        items={[
          [t('instructor'), <Localized key="name" text={Content.InstructorName} />],
          [t('kind'), t(`kinds.${Content.Kind}`)],
          [t('closesOn'), format.day(Content.ClosesOn)],
        ]}
      />
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
