import { Stack, Text } from '@mantine/core'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { ByQuestion } from '../correction/ByQuestion.tsx'
import { ExamPapers } from '../correction/ExamPapers.tsx'
import { Grievances } from '../correction/Grievances.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { releaseButtons } from '../parts/release-buttons.ts'
import { examTones } from '../parts/tones.ts'

/** The papers of one exam, candidate by candidate or question by question, and what is held against its results. */
export default function TraineeExamPage() {
  const t = useText('correction')
  const sitting = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const id = useIdParam()
  const query = useCall(calls.getExamToCorrect, id === null ? skip : { ExamID: id })
  if (id === null)
    return (
      <Page title={words('screens.papersOfExam')}>
        <EmptyState
          sentence={t('pick')}
          action={{ label: words('screens.correction'), href: '/TraineeExamsAnswers' }}
        />
      </Page>
    )
  return (
    <QueryView query={query}>
      {(exam) => (
        <Page
          title={<Localized text={exam.ExamName} />}
          badge={<StateBadge module="sitting" state={exam.State} tones={examTones} />}
          description={
            <>
              <Localized text={exam.CourseName} />
              <Sep />
              <ExamOwner code={exam.ClassCode} competition={exam.CompetitionID} />
            </>
          }
          actions={
            <ActionBar
              module="exams"
              allowed={exam.Actions}
              actions={{
                ...releaseButtons({ ID: exam.ExamID, Version: exam.Version }, exam.Open),
                printSheet: {
                  ...printAction(href('/report/CourseExam/:CourseClassExamsID?', { CourseClassExamsID: exam.ExamID })),
                  label: sitting('marking.printSheet'),
                },
              }}
            />
          }
        >
          <Section>
            <Stack gap="sm">
              <KeyValues
                columns={4}
                items={[
                  { label: t('fields.handedIn'), value: format.number(exam.HandedIn) },
                  { label: t('fields.toMark'), value: format.number(exam.ToMark) },
                  { label: t('fields.toReview'), value: format.number(exam.ToReview) },
                  { label: t('fields.final'), value: format.number(exam.Final) },
                ]}
              />
              {exam.NamesHidden && <Text size="sm">{t('namesHidden')}</Text>}
              {exam.TwoMarkers && <Text size="sm">{t('twoMarkers')}</Text>}
            </Stack>
          </Section>
          <AddressTabs
            label={sitting('marking.papers')}
            tabs={[
              { key: 'papers', label: t('tabs.papers'), content: () => <ExamPapers examId={exam.ExamID} /> },
              ...(exam.Questions.length > 0
                ? [
                    {
                      key: 'byQuestion',
                      label: t('tabs.byQuestion'),
                      content: () => <ByQuestion examId={exam.ExamID} />,
                    },
                  ]
                : []),
              {
                key: 'grievances',
                label: t('tabs.grievances'),
                count: exam.Grievances,
                content: () => <Grievances examId={exam.ExamID} />,
              },
            ]}
          />
        </Page>
      )}
    </QueryView>
  )
}
