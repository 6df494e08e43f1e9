import { planningCalls } from '#modules/planning/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { AnswersQueue } from '../parts/own/AnswersQueue.tsx'
import { keyOfSlot } from '../parts/own/answers.ts'

/** What the instructor is asked: slots of the plan, and classes that were made of it. */
export default function AnswersWantedPage() {
  const t = useText('classes')
  const only = useIdParam('ID')
  const ofPlan = useCall(planningCalls.getAllAnnualPlanNotConfirmed, {})
  const ofClasses = useCall(calls.getAllCourseClassNotConfirmed, {})
  return (
    <Page title={t('screens.answersWanted')}>
      <QueryView query={ofPlan} module="planning">
        {(slots) => (
          <QueryView query={ofClasses} module="classes">
            {(asked) => (
              <AnswersQueue
                slots={slots}
                asked={asked}
                updatedAt={Math.min(ofPlan.dataUpdatedAt, ofClasses.dataUpdatedAt)}
                page="/InstructorConfirmation/:ID?"
                named={only === null ? null : keyOfSlot(only)}
                label={t('screens.answersWanted')}
                emptySentence={t('confirmation.nothing')}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Page>
  )
}
