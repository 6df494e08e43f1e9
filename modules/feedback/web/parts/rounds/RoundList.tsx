import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { familyOf, kindsOf, type Family } from '../../../rules/kinds.ts'
import { MeanText } from '../results/Results.tsx'
import { useKindLook } from '../useKindLook.ts'
import { roundButtons, roundHref, roundTones } from './round.ts'

interface Props {
  /** Of one family; without it of both. */
  readonly family?: Family
  readonly classId?: number
}

/** Rounds with how many have answered, and once they are over what they came to. */
export function RoundList({ family, classId }: Props) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  const pick = usePick()
  const kind = useKindLook()
  const { column, filter, props } = useList(calls.getFeedbackRounds, 'feedback')
  return (
    <DataTable
      {...props}
      id={`feedback-rounds-${family ?? 'class'}`}
      input={{ ...(family && { Family: family }), ...(classId !== undefined && { ClassID: classId }) }}
      {...(classId !== undefined && { addressPrefix: 'feedback-' })}
      columns={[
        column('CourseName', { label: t('fields.course'), always: true, card: 'title' }),
        column('ClassCode', { label: t('fields.class'), hidden: classId !== undefined }),
        ...(family === 'course' ? [] : [column('InstructorName', { label: t('fields.instructor') })]),
        column('Kind', { label: t('fields.kind'), tones: kind.tones, words: kind.words }),
        column('State', {
          label: t('fields.state'),
          card: 'badge',
          tones: roundTones,
          words: (state) => t(`states.${state}`),
        }),
        column('ClosesOn', { label: t('fields.closesOn') }),
        column('Given', {
          label: t('fields.given'),
          cell: (row) => r('round.answeredOf', { done: format.number(row.Given), all: format.number(row.Asked) }),
        }),
        column('Mean', { label: t('fields.mean'), cell: (row) => <MeanText {...row} /> }),
      ]}
      filters={[
        filter('State', { label: t('fields.state'), words: (state) => t(`states.${state}`) }),
        filter('Kind', {
          label: t('fields.kind'),
          words: kind.words,
          ...(family && { among: [...kindsOf(family)] }),
        }),
        ...(classId === undefined
          ? [
              filter('CourseID', {
                label: t('fields.course'),
                record: {
                  call: catalogueCalls.listCourses,
                  option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
                },
              }),
            ]
          : []),
        filter('IsCounted', { label: t('fields.isCounted') }),
      ]}
      searchable={classId === undefined}
      rowHref={(row) => roundHref(familyOf(row.Kind), row.ID)}
      rowActions={(row) => roundButtons(row)}
      emptySentence={r('round.none')}
    />
  )
}
