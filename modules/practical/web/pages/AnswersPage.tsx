import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { practicalCalls as calls } from '../../contract/calls.ts'
import { sheetKinds, type SheetKind } from '../../rules/sheets.ts'
import { ClassList } from '../parts/ClassList.tsx'
import { MarkingOfClass } from '../parts/marking/MarkingOfClass.tsx'

type Row = Output<typeof calls.getPracticalAnswers>['Items'][number]
const path = '/InstructorGeneralPracticalAnswer'

/** Filled sheets, the general ones first, and the classes in which to give degrees. */
export default function AnswersPage() {
  const t = useText('practical')
  const { values } = useAddress({ class: 0 })
  if (values.class > 0) return <MarkingOfClass key={values.class} classId={values.class} back={href(path)} />
  return (
    <Page title={t('screens.answers')} description={t('about.answers')}>
      <AddressTabs
        label={t('screens.answers')}
        tabs={[
          ...sheetKinds.map((kind) => ({
            key: kind,
            label: t(`sheets.${kind}`),
            content: () => <Answers key={kind} kind={kind} />,
          })),
          {
            key: 'classes',
            label: t('backToClasses'),
            content: () => (
              <ClassList
                id="practical-classes-to-mark"
                rowHref={(row) => href(path, {}, { class: row.CourseClassID })}
                empty={t('noClasses')}
              />
            ),
          },
        ]}
      />
    </Page>
  )
}

function Answers({ kind }: { kind: SheetKind }) {
  const t = useText('practical')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.getPracticalAnswers, 'practical')
  const names = (row: Row) => format.list(row.Assessors.map((name) => pick(name)))
  return (
    <DataTable
      {...props}
      id={`practical-answers-${kind}`}
      input={{ Kind: kind }}
      columns={[
        column('TraineeName', {
          always: true,
          card: 'title',
          cell: (row) => (
            <>
              <Localized text={row.TraineeName} />
              <Text size="xs" c="dimmed" component="div">
                <Code>{row.TraineeCode}</Code>
              </Text>
            </>
          ),
        }),
        column('CourseName', {
          label: t('fields.class'),
          cell: (row) => (
            <>
              <Localized text={row.CourseName} />
              <Text size="xs" c="dimmed" component="div">
                <Code>{row.ClassCode}</Code>
              </Text>
            </>
          ),
        }),
        {
          key: 'Assessors',
          label: t('fields.assessors'),
          text: names,
          cell: (row) => names(row) || format.number(null),
        },
        {
          key: 'Given',
          label: t('fields.progress'),
          text: (row) => t('givenOf', { given: format.number(row.Given), all: format.number(row.Questions) }),
          cell: (row) =>
            row.IsAbsent
              ? t('absent')
              : t('givenOf', { given: format.number(row.Given), all: format.number(row.Questions) }),
        },
        column('Percent'),
        column('SignedAt', {
          label: t('fields.signed'),
          card: 'badge',
          cell: (row) =>
            row.SignedAt ? format.dateTime(row.SignedAt) : <StateBadge tone="neutral" label={t('outcomes.open')} />,
        }),
      ]}
      filters={[filter('IsSigned', { label: t('fields.signed') })]}
      searchable
      rowHref={(row) => href(path, {}, { class: row.CourseClassID, trainee: row.TraineeID, sheet: row.Kind })}
      emptySentence={t('noAnswers')}
    />
  )
}
