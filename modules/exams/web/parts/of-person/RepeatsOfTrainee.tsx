import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { RepeatTable } from '../repeats/RepeatTable.tsx'

/** The exams that a trainee has failed, how far a repeat of each is, and what is to be done with it. */
export function RepeatsOfTrainee({ ID }: SectionOf) {
  const t = useText('exams')
  const query = useCall(calls.getRepeatsForAdmin, { traineeID: ID })
  return (
    <QueryView query={query} module="exams">
      {(rows) => (
        <Section flush>
          <RepeatTable rows={rows} emptySentence={t('noRepeatsOfPerson')} />
        </Section>
      )}
    </QueryView>
  )
}
