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
import { questionActs } from '../../../contract/acts.ts'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { SheetKind } from '../../../rules/sheets.ts'
import { OrderQuestions } from './OrderQuestions.tsx'
import { editPath, useCourseRecord, type PracticalQuestion } from './question.ts'
import { SheetPanel } from './SheetPanel.tsx'

/** What is assessed by the general sheet, or by the sheets of courses, in the order in which assessors see it. */
export function Questions({ kind }: { kind: SheetKind }) {
  const t = useText('practical')
  const course = useCourseRecord()
  const { values } = useAddress({ CourseID: 0 })
  const [ordering, setOrdering] = useState(false)
  const { column, filter, props } = useList(calls.getPracticalQuestions, 'practical')
  const chosen = kind === 'course' && values.CourseID > 0 ? values.CourseID : null
  const hasSheet = kind === 'general' || chosen !== null
  const edit = (row: PracticalQuestion) => href(editPath[kind], { ID: row.ID })
  const add = href(editPath[kind], {}, chosen === null ? {} : { CourseID: chosen })
  return (
    <Page
      title={t(kind === 'general' ? 'screens.generalQuestions' : 'screens.courseQuestions')}
      description={t(`about.${kind}`)}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconArrowsSort size="1rem" aria-hidden />}
            disabled={!hasSheet}
            title={hasSheet ? undefined : t('orderFirst')}
            onClick={() => setOrdering(true)}
          >
            {t('acts.orderPracticalQuestions.do')}
          </Button>
          <Button component={AppLink} to={add as '/'} leftSection={<IconPlus size="1rem" aria-hidden />}>
            {t('acts.addPracticalQuestion.do')}
          </Button>
        </Group>
      }
    >
      {hasSheet && <SheetPanel key={chosen} courseId={chosen} />}
      <DataTable
        {...props}
        id={`practical-questions-${kind}`}
        input={{ Kind: kind }}
        columns={[
          column('Text', { always: true, card: 'title' }),
          ...(kind === 'course' ? [column('CourseName')] : []),
          column('MaxDegree', { label: t('fields.max') }),
          column('IsActive', {
            label: t('fields.state'),
            tones: { true: 'success' },
            words: (isActive) => t(isActive ? 'states.active' : 'states.inactive'),
            card: 'badge',
          }),
          column('Position', { hidden: true }),
        ]}
        filters={[
          ...(kind === 'course' ? [filter('CourseID', { record: course })] : []),
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
          actButtons(questionActs, row, ['editPracticalQuestion', 'deletePracticalQuestion'], {
            editPracticalQuestion: { href: edit(row) },
          })
        }
        emptySentence={t('noQuestions')}
        emptyAction={{ label: t('acts.addPracticalQuestion.do'), href: add }}
      />
      <Dialog opened={ordering} onClose={() => setOrdering(false)} drawer size="md" title={t('orderTitle')}>
        {ordering && <OrderQuestions kind={kind} courseId={chosen} onDone={() => setOrdering(false)} />}
      </Dialog>
    </Page>
  )
}
