import { Button, Group } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { questionActs } from '../../contract/acts.ts'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { kindsOf, type Family } from '../../rules/kinds.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { OrderQuestions } from './OrderQuestions.tsx'
import { editPath, type FeedbackQuestion } from './question.ts'
import { useCategoryRecord } from './useCategoryRecord.ts'
import { useKindLook } from './useKindLook.ts'

/** The questions of feedback about courses or about instructors, in the order in which sheets ask them. */
export function FeedbackQuestions({ family }: { family: Family }) {
  const t = useText('feedback')
  const kind = useKindLook()
  const ofCategory = useCategoryRecord(family)
  const { values } = useAddress({ CategoryID: 0 })
  const [ordering, setOrdering] = useState(false)
  const [leaving, setLeaving] = useState<FeedbackQuestion | null>(null)
  const { column, filter, props } = useList(calls.getFeedbackQuestions, 'feedback')
  const edit = (row: FeedbackQuestion) => href(editPath[family], { ID: row.ID })
  const add = href(editPath[family], {}, values.CategoryID > 0 ? { CategoryID: values.CategoryID } : {})
  return (
    <Page
      title={t(family === 'course' ? 'screens.courseQuestions' : 'screens.instructorQuestions')}
      description={t(`about.${family}`)}
      actions={
        <Group gap="xs">
          <Button
            component={AppLink}
            variant="default"
            to="/Question/AssessmentCourseQuestion/ListOfCategoryAssessment"
          >
            {t('toCategories')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowsSort size="1rem" aria-hidden />}
            disabled={values.CategoryID === 0}
            title={values.CategoryID === 0 ? t('orderFirst') : undefined}
            onClick={() => setOrdering(true)}
          >
            {t('acts.orderFeedbackQuestions.do')}
          </Button>
          <Button component={AppLink} to={add as '/'} leftSection={<IconPlus size="1rem" aria-hidden />}>
            {t('acts.addFeedbackQuestion.do')}
          </Button>
        </Group>
      }
    >
      <DataTable
        {...props}
        id={`feedback-questions-${family}`}
        input={{ Family: family }}
        columns={[
          column('Text', { always: true, card: 'title' }),
          column('CategoryName', { label: t('fields.category') }),
          column('Kind', { tones: kind.tones, words: kind.words }),
          column('Answer', { words: (answer) => t(`answers.${answer}`) }),
          column('IsRequired'),
          column('IsActive', {
            label: t('fields.state'),
            tones: { true: 'success' },
            words: (isActive) => t(isActive ? 'states.active' : 'states.inactive'),
            card: 'badge',
          }),
          column('Position', { hidden: true }),
        ]}
        filters={[
          filter('Kind', { words: kind.words, among: kindsOf(family) }),
          filter('CategoryID', { label: t('fields.category'), record: ofCategory }),
          filter('Answer', { words: (answer) => t(`answers.${answer}`) }),
          filter('IsActive', {
            label: t('fields.state'),
            options: ([true, false] as const).map((isActive) => ({
              value: String(isActive),
              label: t(isActive ? 'states.active' : 'states.inactive'),
            })),
          }),
        ]}
        searchable
        rowHref={edit}
        rowActions={(row) =>
          actButtons(questionActs, row, ['editFeedbackQuestion', 'deleteFeedbackQuestion'], {
            editFeedbackQuestion: { href: edit(row) },
            // What uses it must be seen before it is asked, so that has a dialog of its own.
            deleteFeedbackQuestion: { danger: false, confirm: false, apart: true, run: () => setLeaving(row) },
          })
        }
        emptySentence={t('none')}
        emptyAction={{ label: t('acts.addFeedbackQuestion.do'), href: add }}
      />
      <Dialog opened={ordering} onClose={() => setOrdering(false)} drawer size="md" title={t('orderTitle')}>
        {ordering && <OrderQuestions family={family} category={values.CategoryID} onDone={() => setOrdering(false)} />}
      </Dialog>
      <Dialog opened={leaving !== null} onClose={() => setLeaving(null)} title={t('deleteTitle')}>
        {leaving && <LeavingQuestion question={leaving} onClose={() => setLeaving(null)} />}
      </Dialog>
    </Page>
  )
}
