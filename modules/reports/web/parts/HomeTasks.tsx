import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'

type Tasks = Output<typeof getHomeModel>['Tasks']
type Key = Tasks[number]['Key']

/** Where each task is done: the page with what was counted. */
const pages: Readonly<Record<Key, `/${string}`>> = {
  instructorsToApprove: '/Instructor?ApplicationState=waiting',
  organizationsToApprove: '/User/Organization?ApplicationState=waiting',
  plansToApprove: '/planning/AnnualPlan?Task=toApprove',
  plansToConfirm: '/planning/AnnualPlan?Task=toConfirm',
  instructorsDeclined: '/planning/AnnualPlan?Task=needsInstructor',
  registrationsToReview: '/MainCourseRegistration?task=review',
  visasToDecide: '/MainCourseRegistration?task=checkVisa',
  visaLettersToIssue: '/MainCourseRegistration?task=issueVisaLetter',
  visaProofsToVerify: '/MainCourseRegistration?task=verifyVisa',
  invoicesToSend: '/MainCourseRegistration?task=sendInvoice',
  paymentsToVerify: '/MainCourseRegistration?task=verifyPayment',
  travelToArrange: '/MainCourseRegistration?task=arrangeTravel',
  refundsToDecide: '/MainCourseRegistration?task=decideRefund',
  resultsToPublish: '/TraineeParticipation?tab=results',
  certificateChangesToDecide: '/trainee/TraineeCertificationForAdmin?tab=issued&ChangeAsked=true',
  namesToReview: '/User/Trainee?NameAsked=true',
  plansToAnswer: '/InstructorConfirmation',
  classesToAnswer: '/InstructorClassConfirmation',
  sheetsToMark: '/InstructorTraineeAttendance',
  papersToMark: '/InstructorMarkExam',
  registrationsToFinish: '/FollowRegistration',
  registrationsToChange: '/FollowRegistration',
  seatsOffered: '/FollowRegistration',
  visaProofsToSend: '/FollowRegistration',
  invoicesToPay: '/FollowRegistration',
  payersToAnswer: '/RegisterConfirmation',
  examsOpen: '/AvailableExam',
  certificates: '/TraineeCertification',
}

/** An organization pays on its own page. */
const pageOf = (key: Key, role: string | undefined) =>
  role === 'customer' && key === 'invoicesToPay' ? '/RegisterConfirmation?tab=open' : pages[key]

/** What waits for the reader, each leading to where it is done. */
export function HomeTasks({ tasks }: { tasks: Tasks }) {
  const t = useText('reports')
  const role = useUser()?.userRole
  return (
    <Section title={t('home.tasks')}>
      {tasks.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('home.nothing')}{' '}
          {(role === 'trainee' || role === 'customer') && (
            <Anchor component={AppLink} to="/UpcomingCourse" size="sm">
              {t('home.upcoming')}
            </Anchor>
          )}
        </Text>
      ) : (
        <CountTiles
          tiles={tasks.map(({ Key, Count }) => ({
            key: Key,
            count: Count,
            label: t(`home.task.${Key}`),
            href: pageOf(Key, role),
          }))}
        />
      )}
    </Section>
  )
}
