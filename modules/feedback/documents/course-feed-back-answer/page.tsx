import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { ratingScale } from '../../rules/answers.ts'
import type courseFeedBackAnswer from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof courseFeedBackAnswer, typeof ar>
type Question = Shown['Content']['Categories'][number]['Questions'][number]

export default documentPage<typeof courseFeedBackAnswer, typeof ar>({
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
  return (
    <>
      <PrintFacts
        items={[
          [t('trainee'), <Localized key="name" text={Content.TraineeName} />],
          [t('closesOn'), format.day(Content.ClosesOn)],
          [t('givenOn'), format.day(Content.GivenOn)],
        ]}
      />
      <p>{t('unlinked')}</p>
      {Content.Categories.map((category) => (
        <PrintTable<Question>
          key={category.CategoryID}
          caption={<Localized text={category.Name} />}
          rows={category.Questions}
          columns={[
            { key: 'question', label: t('question'), cell: (row) => <Localized text={row.Text} /> },
            {
              key: 'answer',
              label: t('answer'),
              width: '90mm',
              cell: (row) => <Boxes question={row} t={t} />,
            },
          ]}
        />
      ))}
    </>
  )
}

/** An empty box, with the space that keeps it apart from what it stands for, and on its line. */
const box = '☐\u00A0'

/** What may be ticked, or room to write. */
function Boxes({ question: { Answer, Choices }, t }: { question: Question; t: Shown['t'] }) {
  if (Answer === 'text') return <div style={{ minHeight: '18mm' }} />
  const offered =
    Answer === 'rating'
      ? ratingScale.map((grade) => t(`grades.${grade}`))
      : Answer === 'yesNo'
        ? [t('yes'), t('no')]
        : Choices.map((choice, at) => <Localized key={at} text={choice} />)
  return offered.map((each, at) => (
    <span key={at}>
      {at > 0 && <Sep />}
      {box}
      {each}
    </span>
  ))
}
