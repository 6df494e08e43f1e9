import { SimpleGrid } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attemptCalls } from '../../../contract/calls.ts'
import { ExamCard } from '../ExamCard.tsx'

/** On the page of a class, for a trainee of it. */
export function OwnExamsOfClass({ ID }: SectionOf) {
  const words = useText('exams')
  return <OwnExams of={{ CourseClassID: ID }} none={words('classHasNoExams')} />
}

/** The trainee's own exams of a class or a course, to come, open and done. */
export function OwnExams({ of, none }: { of: { CourseClassID: number } | { CourseID: number }; none: string }) {
  const query = useCall(attemptCalls.getAvailableExams, of, { every: 30_000 })
  return (
    <QueryView
      query={query}
      module="exams"
      empty={({ Items }) => Items.length === 0}
      emptyState={<EmptyState sentence={none} />}
    >
      {({ Items }) => (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {Items.map((exam) => (
            <ExamCard key={exam.ExamID} exam={exam} />
          ))}
        </SimpleGrid>
      )}
    </QueryView>
  )
}

/** Exams of the class that the trainee may begin or go on with now. */
export function OpenExams({ ID }: SectionOf) {
  const t = useText('sitting')
  const format = useFormat()
  const { data } = useCall(attemptCalls.getAvailableExams, { CourseClassID: ID }, { every: 30_000 })
  return data?.Items.filter((exam) => exam.Actions.includes('start') || exam.Actions.includes('resume')).map((exam) => (
    <OpenThing
      key={exam.ExamID}
      act={t(exam.Actions.includes('resume') ? 'available.resume' : 'available.start')}
      href={href('/ExamAnswer/:Code?', { Code: exam.Code })}
    >
      <Localized text={exam.ExamName} />
      {format.separator}
      {t('available.closes', { at: format.dateTime(exam.ClosesAt) })}
    </OpenThing>
  ))
}
