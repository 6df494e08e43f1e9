import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { ratingScale } from '../../rules/answers.ts'
import type instructorAssessmentAnswer from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof instructorAssessmentAnswer, typeof ar>
type Answered = Shown['Content']['Answers'][number]

export default documentPage<typeof instructorAssessmentAnswer, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Sheet,
})

function Sheet({ Content, t }: Shown) {
  const format = useFormat()
  const said = ({ Answer, Choices, Value, Comment }: Answered) => {
    if (Value === null) return <bdi>{Comment}</bdi>
    if (Answer === 'rating') return `${format.number(Value)} ${t(`grades.${ratingScale[Value - 1]!}`)}`
    if (Answer === 'yesNo') return t(Value === 1 ? 'yes' : 'no')
    const choice = Choices[Value - 1]
    return choice && <Localized text={choice} />
  }
  const categories = [...Map.groupBy(Content.Answers, ({ Category }) => JSON.stringify(Category)).values()]
  return (
    <>
      <PrintFacts
        items={[
          [t('instructor'), <Localized key="about" text={Content.InstructorName} />],
          [t('by'), <Localized key="by" text={Content.EvaluatorName} />],
          [t('givenOn'), format.day(Content.GivenOn)],
        ]}
      />
      {categories.map((answers, at) => (
        <PrintTable<Answered>
          key={at}
          caption={<Localized text={answers[0]!.Category} />}
          rows={answers}
          columns={[
            { key: 'question', label: t('question'), cell: (row) => <Localized text={row.Text} /> },
            { key: 'answer', label: t('answer'), width: '80mm', cell: said },
          ]}
        />
      ))}
    </>
  )
}
