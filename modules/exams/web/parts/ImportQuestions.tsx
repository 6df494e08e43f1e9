import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { useCourseOption, useModuleOptions } from './bank-choices.ts'
import { ImportFindings } from './ImportFindings.tsx'

type Checked = Output<typeof calls.checkQuestionFile>

export interface ImportQuestionsProps {
  readonly courseId: number | null
  readonly moduleId: number | null
  readonly courseName: { readonly code: string; readonly name: Trilingual } | null
  readonly onClose: () => void
}

/** Upload, look at what was read, take over. Nothing is in the bank before the last step. */
export function ImportQuestions({ courseId, moduleId, courseName, onClose }: ImportQuestionsProps) {
  const t = useText('exams')
  const [checked, setChecked] = useState<Checked | null>(null)
  const commit = useSend(calls.commitQuestionImport, { module: 'exams', quiet: true, onDone: setChecked })
  const sentence = useSentence('exams')
  const step = checked === null ? 'upload' : checked.State === 'checked' ? 'review' : 'done'
  return (
    <Page
      title={t('import.title')}
      description={t('import.intro')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('import.toBank')}
        </Button>
      }
    >
      <Steps
        label={t('import.title')}
        current={step}
        steps={(['upload', 'review', 'done'] as const).map((key) => ({ key, label: t(`import.steps.${key}`) }))}
      />
      {checked === null ? (
        <UploadStep courseId={courseId} moduleId={moduleId} courseName={courseName} onChecked={setChecked} />
      ) : (
        <>
          {commit.problem && (
            <Alert color="red" role="alert">
              {sentence(commit.problem)}
            </Alert>
          )}
          {checked.State === 'committed' && (
            <Alert color="green" role="status" title={t('import.imported', { count: checked.Imported ?? 0 })}>
              {checked.NotImportable > 0 && t('import.restNote')}
            </Alert>
          )}
          <ImportFindings checked={checked} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setChecked(null)}>
              {t('import.another')}
            </Button>
            {checked.State === 'checked' ? (
              <Button
                disabled={checked.Importable === 0}
                loading={commit.sending}
                onClick={() => void commit.send({ body: { ID: checked.ID } })}
              >
                {t('import.commit', { count: checked.Importable })}
              </Button>
            ) : (
              <Button onClick={onClose}>{t('import.toBank')}</Button>
            )}
          </Group>
        </>
      )}
    </Page>
  )
}

function UploadStep(props: Omit<ImportQuestionsProps, 'onClose'> & { onChecked: (checked: Checked) => void }) {
  const t = useText('exams')
  const pick = usePick()
  const format = useFormat()
  const sentence = useSentence('exams')
  const courseOption = useCourseOption()
  const [file, setFile] = useState<FileReference | null>(null)
  const [courseId, setCourse] = useState(props.courseId)
  const [moduleId, setModule] = useState(props.moduleId)
  const modules = useModuleOptions(courseId)
  const check = useSend(calls.checkQuestionFile, { module: 'exams', quiet: true, onDone: props.onChecked })
  const known =
    props.courseName && props.courseId
      ? [{ value: props.courseId, label: pick(props.courseName.name), code: props.courseName.code }]
      : undefined
  return (
    <Section title={t('import.steps.upload')}>
      <Stack gap="md" maw="55rem">
        {check.problem && (
          <Alert color="red" role="alert">
            {sentence(check.problem)}
          </Alert>
        )}
        <UploadInput
          field="questionBank"
          label={t('import.file')}
          description={<bdi>{t('import.fileHint')}</bdi>}
          accept={['gift', 'txt', 'xml', 'zip', 'xlsx']}
          maxBytes={20_000_000}
          value={file}
          onChange={(chosen) => {
            check.clear()
            setFile(chosen)
          }}
          required
        />
        <Text size="sm" c="dimmed">
          {t('import.targetHint')}
        </Text>
        <FieldRow>
          <RecordSelect
            call={calls.searchQuestionCourses}
            byId="CourseID"
            option={courseOption}
            chosen={known}
            label={t('import.target')}
            value={courseId}
            onChange={(value) => {
              setCourse(value as number | null)
              setModule(null)
            }}
          />
          <SelectField<number>
            label={t('import.targetModule')}
            options={modules}
            value={moduleId}
            onChange={(value) => setModule(value ?? null)}
            disabled={courseId === null}
          />
        </FieldRow>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {file && format.bytes(file.Size)}
          </Text>
          <Button
            disabled={file === null}
            loading={check.sending}
            onClick={() => void check.send({ body: { FileID: file!.ID, CourseID: courseId, ModuleID: moduleId } })}
          >
            {t('import.check')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
