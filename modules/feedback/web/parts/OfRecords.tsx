import { Button } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { OwnResults } from './results/OwnResults.tsx'
import { ResultsOfInstructor } from './results/InstructorResults.tsx'
import { RoundList } from './rounds/RoundList.tsx'
import { useKindLook } from './useKindLook.ts'

/** On the page of a class: its rounds. */
export const RoundsOfClass = ({ ID }: SectionOf) => <RoundList classId={ID} />
/** For who taught it: what was released. */
export const SaidOfClass = ({ ID }: SectionOf) => <OwnResults classId={ID} />
/** On the page of an instructor: what was said. */
export const SaidOfInstructor = ({ ID }: SectionOf) => <ResultsOfInstructor ID={ID} />

/** On the page of a trainee: what was asked, and when it was given. */
export function AskedOfTrainee({ ID }: SectionOf) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const format = useFormat()
  const kind = useKindLook()
  const query = useCall(calls.getAllCourseReview, { traineeID: ID })
  return (
    <QueryView query={query} module="feedback">
      {(rows) => (
        <Section flush title={t('ofClass')} description={r('round.unlinked')}>
          <SimpleTable
            caption={t('ofClass')}
            rows={rows}
            rowKey={(row) => row.ID}
            emptySentence={r('round.noneAsked')}
            columns={[
              {
                key: 'course',
                label: t('fields.course'),
                card: 'title',
                cell: (row) => (
                  <>
                    <Localized text={row.CourseName} /> <Code>{row.ClassCode}</Code>
                  </>
                ),
              },
              { key: 'kind', label: t('fields.kind'), cell: (row) => kind.words(row.Kind) },
              {
                key: 'instructor',
                label: t('fields.instructor'),
                cell: (row) => row.InstructorName && <Localized text={row.InstructorName} />,
              },
              { key: 'closes', label: t('fields.closesOn'), cell: (row) => format.day(row.ClosesOn) },
              { key: 'given', label: t('fields.givenOn'), cell: (row) => format.day(row.GivenOn) },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}

/** A trainee's way from the class to its sheets. */
export function WaitingInClass({ ID }: SectionOf) {
  const t = useText('feedback')
  const query = useCall(calls.getAvailableReviews, {})
  return (
    <QueryView query={query} module="feedback">
      {(all) => {
        const own = all.find(({ ClassID }) => ClassID === ID)
        return (
          <Section title={t('ofClass')}>
            {own ? (
              <Button
                component={AppLink}
                to={href('/ReviewAnswer/:Code?', { Code: own.Code }) as '/'}
                variant="default"
              >
                {t('screens.answer')}
              </Button>
            ) : (
              t('answering.none')
            )}
          </Section>
        )
      }}
    </QueryView>
  )
}
