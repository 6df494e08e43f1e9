import type * as z from 'zod'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable, Signatures } from '#platform/web/print/PrintTable.tsx'
import type { printedSheet } from '../../contract/printed.ts'

type Sheet = z.infer<typeof printedSheet>
type Row = Sheet['Items'][number] & { readonly Row: number }

interface PrintedSheetProps {
  readonly sheet: Sheet
  readonly words: Readonly<
    Record<
      | 'trainee'
      | 'traineeCode'
      | 'classNumber'
      | 'dates'
      | 'edition'
      | 'row'
      | 'item'
      | 'max'
      | 'degree'
      | 'total'
      | 'percent'
      | 'assessor'
      | 'absent',
      string
    >
  >
  readonly signed: (at: string) => string
}

/** One practical sheet on paper; what is not given yet stays empty, to be written in. */
export function PrintedSheet({ sheet, words, signed }: PrintedSheetProps) {
  const format = useFormat()
  const pick = usePick()
  const given = (degree: number | null) => (degree === null ? '' : format.number(degree))
  return (
    <>
      <PrintFacts
        items={[
          [words.trainee, sheet.Trainee ? <Localized key="trainee" text={sheet.Trainee.Name} /> : ''],
          [words.traineeCode, sheet.Trainee ? <Code key="code">{sheet.Trainee.Code}</Code> : ''],
          [words.classNumber, <Code key="class">{sheet.ClassCode}</Code>],
          [words.dates, format.dayRange(sheet.StartsOn, sheet.EndsOn)],
          ...(sheet.Edition === null ? [] : [[words.edition, format.count(sheet.Edition)] as [string, string]]),
          ...(sheet.Degree === null
            ? []
            : [[words.percent, format.percent((sheet.Degree / sheet.MaxDegree) * 100)] as [string, string]]),
        ]}
      />
      <PrintTable<Row>
        rows={sheet.Items.map((item, at) => ({ ...item, Row: at + 1 }))}
        columns={[
          { key: 'row', label: words.row, width: '9mm', align: 'end', cell: (row) => format.number(row.Row) },
          { key: 'item', label: words.item, cell: (row) => <Localized text={row.Text} /> },
          { key: 'max', label: words.max, width: '24mm', align: 'end', cell: (row) => format.number(row.MaxDegree) },
          { key: 'degree', label: words.degree, width: '24mm', align: 'end', cell: (row) => given(row.Degree) },
        ]}
        totals={[{ item: words.total, max: format.number(sheet.MaxDegree), degree: given(sheet.Degree) }]}
      />
      {sheet.Assessors.some(({ IsAbsent }) => IsAbsent) && <p>{words.absent}</p>}
      <Signatures
        items={
          sheet.Assessors.length > 0
            ? sheet.Assessors.map((one) => ({
                role: words.assessor,
                name: `${pick(one.Name)}${format.separator}${signed(format.dateTime(one.SignedAt))}`,
              }))
            : [{ role: words.assessor }]
        }
      />
    </>
  )
}
