import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type Dispatch, type SetStateAction, useState } from 'react'
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

interface Chosen {
  readonly file: FileReference | null
  readonly courseId: number | null
  readonly moduleId: number | null
}

/** Whether questions stay out because nobody has said which course they belong to. */
const lacksCourse = ({ State, Findings }: Checked): boolean =>
  State === 'checked' && Findings.some(({ Problem }) => Problem === 'noCourseNamed' || Problem === 'unknownCourse')

/** Upload, look at what was read, take over. Nothing is in the bank before the last step. */
export function ImportQuestions({ courseId, moduleId, courseName, onClose }: ImportQuestionsProps) {
  const t = useText('exams')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [chosen, setChosen] = useState<Chosen>({ file: null, courseId, moduleId })
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
        <UploadStep
          chosen={chosen}
          onChoose={setChosen}
          known={courseName && courseId ? { ...courseName, id: courseId } : null}
          onChecked={setChecked}
        />
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
            <Button
              variant="default"
              onClick={() => {
                setChosen({ ...chosen, file: null })
                setChecked(null)
              }}
            >
              {t('import.another')}
            </Button>
            {lacksCourse(checked) && (
              <Button variant="default" onClick={() => setChecked(null)}>
                {t('import.chooseCourse')}
              </Button>
            )}
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

interface UploadStepProps {
  readonly chosen: Chosen
  readonly onChoose: Dispatch<SetStateAction<Chosen>>
  /** The course that the page was opened for. */
  readonly known: (NonNullable<ImportQuestionsProps['courseName']> & { readonly id: number }) | null
  readonly onChecked: (checked: Checked) => void
}

function UploadStep({ chosen, onChoose, known, onChecked }: UploadStepProps) {
  const { file, courseId, moduleId } = chosen
  const t = useText('exams')
  const pick = usePick()
  const format = useFormat()
  const sentence = useSentence('exams')
  const courseOption = useCourseOption()
  const modules = useModuleOptions(courseId)
  const check = useSend(calls.checkQuestionFile, { module: 'exams', quiet: true, onDone: onChecked })
  const options = known ? [{ value: known.id, label: pick(known.name), code: known.code }] : undefined
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
          onChange={(sent) => {
            check.clear()
            onChoose((now) => ({ ...now, file: sent }))
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
            chosen={options}
            label={t('import.target')}
            value={courseId}
            onChange={(value) => onChoose((now) => ({ ...now, courseId: value as number | null, moduleId: null }))}
          />
          <SelectField<number>
            label={t('import.targetModule')}
            options={modules}
            value={moduleId}
            onChange={(value) => onChoose((now) => ({ ...now, moduleId: value ?? null }))}
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
