import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { mostReached } from '../../../contract/statistics.ts'
import { addedFigures, countedBy, type Grouping, type SubjectKey } from '../../../rules/subjects.ts'
import { inFile } from './figures.ts'
import { useFigures } from './words.ts'

export interface Asked {
  readonly Subject: SubjectKey
  readonly Figure: string
  readonly From: string
  readonly To: string
  readonly By?: Grouping
  readonly Key?: string
}

interface Props {
  /** Null: nothing is looked at. */
  readonly asked: Asked | null
  readonly of: string
  readonly currency: string
  readonly onClose: () => void
}

/** The rows that a figure counted, with what each brings to it. */
export function CountedRows({ asked, of, currency, onClose }: Props) {
  const t = useText('reports')
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      drawer
      size="60rem"
      title={asked ? t('titleOf', { figure: t.maybe(`figures.${asked.Figure}`, asked.Figure), of }) : ''}
    >
      {asked && <Rows key={JSON.stringify(asked)} asked={asked} currency={currency} />}
    </Dialog>
  )
}

type Row = Output<typeof calls.getCountedRows>['Items'][number]

const pages: Readonly<Record<NonNullable<Row['Opens']>, (id: number, day: string) => string>> = {
  class: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }),
  planRow: (row, day) => href('/planning/AnnualPlan', {}, { Year: Number(day.slice(0, 4)), row }),
  registration: (ID) => href('/CourseRegistration-Edit/:ID', { ID }),
  request: (ID) => href('/CourseRequest-Edit/:ID?', { ID }),
  exam: (ID) => href('/courseExam/CourseExam-Edit/:ID?', { ID }),
  round: (ID) => href('/CustomerReview/CourseReview-edit/:ID?', { ID }),
  instructorRound: (ID) => href('/CustomerReview/InstructorAssessment-edit/:ID?', { ID }),
}

function Rows({ asked, currency }: { asked: Asked; currency: string }) {
  const t = useText('reports')
  const { column, props } = useList(calls.getCountedRows, 'reports')
  const { label, write } = useFigures(asked.Subject, currency)
  const added = countedBy(asked.Subject, asked.Figure)
  const at = addedFigures(asked.Subject).indexOf(added)
  return (
    <DataTable
      {...props}
      id={`counted-${asked.Subject}`}
      label={label(asked.Figure)}
      addressPrefix="rows"
      input={{ ...asked }}
      rowKey={(row) => row.ID}
      emptySentence={t('noRows')}
      mostReached={mostReached}
      columns={[
        column('Code', {
          label: t('rows.code'),
          always: true,
          card: 'title',
          cell: (row) =>
            row.Opens && row.OpensID !== null ? (
              <Anchor component={AppLink} size="sm" to={pages[row.Opens](row.OpensID, row.Day) as '/'}>
                <Code>{row.Code}</Code>
              </Anchor>
            ) : (
              <Code>{row.Code}</Code>
            ),
        }),
        column('Name', {
          label: t('rows.name'),
          hidden: asked.Subject === 'income' && asked.Figure !== 'planned',
          cell: (row) => row.Name && <Localized text={row.Name} />,
        }),
        column('Person', { label: t('rows.person'), cell: (row) => row.Person && <Localized text={row.Person} /> }),
        column('Day', { label: t('rows.day') }),
        {
          key: 'Brings',
          label: label(added),
          align: 'end',
          file: (row) => inFile(asked.Subject, added, row.Brings[at] ?? null, currency),
          cell: (row) => write(added, row.Brings[at] ?? null),
        },
      ]}
    />
  )
}
