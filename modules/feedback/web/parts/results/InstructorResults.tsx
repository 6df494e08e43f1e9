import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { kindsOf, type SheetKind } from '../../../rules/kinds.ts'
import { useKindLook } from '../useKindLook.ts'
import { MeanText, Results } from './Results.tsx'

/** Instructors with what was said of them over all rounds that were counted. */
export function InstructorResults() {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const { column, props } = useList(calls.getInstructorAssessmentResults, 'feedback')
  return (
    <Page title={t('screens.instructorResults')} description={t('about.instructorResults')}>
      <DataTable
        {...props}
        id="instructor-assessment-results"
        columns={[
          column('Name', { label: t('fields.instructor'), always: true, card: 'title' }),
          column('Code'),
          column('ByTrainees', {
            label: t('fields.byTrainees'),
            cell: (row) => <MeanText Mean={row.ByTrainees} Margin={row.TraineesMargin} />,
          }),
          column('ByEvaluators', {
            label: t('fields.byEvaluators'),
            cell: (row) => <MeanText Mean={row.ByEvaluators} Margin={null} />,
          }),
          column('Sheets', { label: t('fields.sheets') }),
          column('Rounds', { label: t('fields.rounds') }),
          column('LastOn', { label: t('fields.lastOn') }),
        ]}
        filters={[]}
        searchable
        rowKey={(row) => row.InstructorID}
        rowHref={(row) => href('/InstructorAssessmentResultDetail/:Code?', { Code: row.Code })}
        emptySentence={r('results.noInstructors')}
      />
    </Page>
  )
}

/** All that was said of one instructor. */
export function InstructorResult({ code }: { code: string }) {
  const query = useCall(calls.getInstructorAssessmentResult, { Code: code })
  return (
    <QueryView query={query} module="feedback">
      {(instructor) => (
        <Page title={<Localized text={instructor.Name} />} description={<Code>{instructor.Code}</Code>}>
          <ResultsOfInstructor ID={instructor.InstructorID} />
        </Page>
      )}
    </QueryView>
  )
}

/** By trainees, or by evaluators; the choice stands in the address. */
export function ResultsOfInstructor({ ID }: { ID: number }) {
  const t = useText('feedback')
  const kind = useKindLook()
  const kinds = kindsOf('instructor')
  const { values, change } = useAddress({ by: kinds[0]! as string })
  const chosen = kinds.find((each) => each === values.by) ?? kinds[0]!
  return (
    <Stack gap="md">
      <Group>
        <SegmentedControl
          aria-label={t('fields.kind')}
          value={chosen}
          onChange={(by) => change({ by })}
          data={kinds.map((value: SheetKind) => ({ value, label: kind.words(value) }))}
        />
      </Group>
      <Results scope={{ Kind: chosen, InstructorID: ID }} />
    </Stack>
  )
}
