import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable, PrintText } from '#platform/web/print/PrintTable.tsx'
import type { feedbackCalls } from '../../contract/calls.ts'
import { ratingScale } from '../../rules/answers.ts'

type Came = Output<typeof feedbackCalls.getFeedbackResults>
type Question = Came['Categories'][number]['Questions'][number]

/** The words that printed results need, out of the document's own. */
export interface ResultWords {
  readonly answered: string
  readonly mean: string
  readonly question: string
  readonly answers: string
  readonly distribution: string
  readonly comments: string
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly grade: (grade: (typeof ratingScale)[number]) => string
}

/** What a kind of sheet came to: by category a table of its questions, then what was written. */
export function ResultsPrinted({ came, words }: { came: Came; words: ResultWords }) {
  const format = useFormat()
  const pick = usePick()
  const meanText = ({ Mean, Margin }: Pick<Question, 'Mean' | 'Margin'>) =>
    Mean === null ? '' : Margin === null ? format.number(Mean) : `${format.number(Mean)} ± ${format.number(Margin)}`
  const labelOf = ({ Answer, Choices }: Question, at: number) =>
    Answer === 'rating'
      ? words.grade(ratingScale[at]!)
      : Answer === 'yesNo'
        ? at === 0
          ? words.yes
          : words.no
        : pick(Choices[at]!)
  const spread = (question: Question) =>
    format.joined(
      question.Counts.flatMap((count, at) =>
        count === 0 ? [] : [`${labelOf(question, at)}${format.colon}${format.number(count)}`],
      ).toReversed(),
    )
  return (
    <>
      <PrintFacts
        items={[
          [words.answered, format.number(came.Sheets)],
          [words.mean, meanText(came)],
        ]}
      />
      {came.Sheets === 0 && <p>{words.none}</p>}
      {came.Categories.map((category, at) => (
        <PrintTable<Question>
          key={at}
          caption={<Localized text={category.Name} />}
          rows={category.Questions}
          columns={[
            { key: 'question', label: words.question, cell: (row) => <Localized text={row.Text} /> },
            {
              key: 'answers',
              label: words.answers,
              width: '16mm',
              align: 'end',
              cell: (row) => format.number(row.Answers),
            },
            { key: 'mean', label: words.mean, width: '26mm', align: 'end', cell: (row) => meanText(row) },
            { key: 'spread', label: words.distribution, width: '70mm', cell: (row) => spread(row) },
          ]}
        />
      ))}
      {came.Comments.length > 0 && (
        <PrintText title={words.comments}>
          <ul>
            {came.Comments.map(({ Text }, at) => (
              <li key={at}>
                <bdi>{Text}</bdi>
              </li>
            ))}
          </ul>
        </PrintText>
      )}
    </>
  )
}
