import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useGo } from '#platform/web/start/address.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { examCalls as calls } from '../../../contract/calls.ts'
import { useClassOption } from '../bank-choices.ts'

type Exam = Output<typeof calls.getExam>

/** Asks for which class of the same course the copy is, and opens it. */
export function useCopyExam(exam: Exam): { open: () => void; dialog: ReactNode } {
  const t = useText('exams')
  const words = useText('platform')
  const classOption = useClassOption()
  const go = useGo()
  const sentence = useSentence('exams')
  const isTest = exam.CourseClassID === null
  const [opened, setOpened] = useState(false)
  const offered = { CourseID: exam.CourseID, TakesExams: true }
  const asked = useCall(
    calls.searchExamClasses,
    opened && exam.CourseClassID !== null ? { ...offered, ID: exam.CourseClassID } : skip,
  )
  // its own class may take no exam any more
  const own = asked.data?.Items[0]
  const [chosen, setClass] = useState<number | null | undefined>()
  const classId = chosen === undefined ? (own?.ID ?? null) : chosen
  const copy = useSend(calls.copyExam, {
    module: 'exams',
    quiet: true,
    success: t('exam.copied'),
    onDone: (saved) => {
      setOpened(false)
      void go('/Exam-add/Edit/:ID?', { ID: saved.ID })
    },
  })
  const dialog = (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      title={t('exam.copyTo')}
      closeButtonProps={{ 'aria-label': words('actions.close') }}
      centered
    >
      <Stack gap="md">
        {copy.problem && (
          <Alert color="red" role="alert">
            {sentence(copy.problem)}
          </Alert>
        )}
        <RecordSelect
          call={calls.searchExamClasses}
          input={offered}
          option={classOption}
          chosen={own && [classOption(own)]}
          value={classId}
          onChange={(value) => setClass(value as number | null)}
          label={t('fields.class')}
          description={t(isTest ? 'exam.copyTestHint' : 'exam.copyHint')}
          {...(isTest ? {} : { required: true })}
        />
        <Group justify="flex-end" gap="sm">
          <Button
            loading={copy.sending}
            disabled={classId === null && !isTest}
            onClick={() => void copy.send({ body: { ID: exam.ID, CourseClassID: classId } })}
          >
            {t('acts.copyExam.do')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
  return { open: () => setOpened(true), dialog }
}
