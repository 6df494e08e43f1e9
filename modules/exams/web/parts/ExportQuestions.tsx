import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { today } from '#platform/web/start/zone.ts'
import { sendForFile } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Typed, usePick } from '#platform/web/format.tsx'
import { CheckboxField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { questionCalls as calls } from '../../contract/calls.ts'
import type { ExportFormat } from '../../rules/export/losses.ts'
import type { QuestionType } from '../../rules/question.ts'
import { useCourseOption, useLookupOptions, useModuleOptions, useTypeOptions } from './bank-choices.ts'

type Preview = Output<typeof calls.previewQuestionExport>

export interface ExportQuestionsProps {
  readonly courseId: number | null
  readonly moduleId: number | null
  readonly course: { readonly code: string; readonly name: Trilingual } | null
  readonly onClose: () => void
}

const formats = ['qti3', 'qti21', 'moodleXml', 'gift', 'xlsx'] as const satisfies readonly ExportFormat[]
const endings: Readonly<Record<ExportFormat, string>> = {
  qti3: 'zip',
  qti21: 'zip',
  moodleXml: 'xml',
  gift: 'gift',
  xlsx: 'xlsx',
}

/** Chooses a format and questions, says what of them the format does not carry, and hands the file over. */
export function ExportQuestions({ courseId: of, moduleId: ofModule, course, onClose }: ExportQuestionsProps) {
  const t = useText('exams/bank')
  const words = useText('exams')
  const pick = usePick()
  const sentence = useSentence('exams')
  const courseOption = useCourseOption()
  const [format, setFormat] = useState<ExportFormat>('qti3')
  const [courseId, setCourse] = useState(of)
  const [moduleId, setModule] = useState(ofModule)
  const [levelId, setLevel] = useState<number | null>(null)
  const [categoryId, setCategory] = useState<number | null>(null)
  const [type, setType] = useState<QuestionType | null>(null)
  const [onlyActive, setOnlyActive] = useState(false)
  const modules = useModuleOptions(courseId)
  const [levels, categories] = [useLookupOptions('QuestionLevel'), useLookupOptions('Category')]
  const types = useTypeOptions()
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const preview = useCall(calls.previewQuestionExport, {
    Format: format,
    ...(courseId !== null && { CourseID: courseId }),
    ...(moduleId !== null && { ModuleID: moduleId }),
    ...(levelId !== null && { LevelID: levelId }),
    ...(categoryId !== null && { CategoryID: categoryId }),
    ...(type !== null && { Type: type }),
    ...(onlyActive && { IsActive: true }),
  })
  const known = course && of !== null ? [{ value: of, label: pick(course.name), code: course.code }] : []
  const download = async () => {
    setGoing(true)
    setProblem(null)
    try {
      const body = {
        Format: format,
        CourseID: courseId,
        ModuleID: moduleId,
        LevelID: levelId,
        CategoryID: categoryId,
        Type: type,
        IsActive: onlyActive ? true : null,
      }
      const file = await sendForFile(calls.exportQuestions, { body })
      saveBlob(file, `${t('exporting.fileName')}-${today()}.${endings[format]}`)
      toast.done(t('exporting.done'))
    } catch (error) {
      setProblem(error)
    } finally {
      setGoing(false)
    }
  }
  return (
    <Page
      title={t('exporting.title')}
      description={t('exporting.intro')}
      actions={
        <Button variant="default" onClick={onClose}>
          {words('import.toBank')}
        </Button>
      }
    >
      <Section title={t('exporting.format')}>
        <Radio.Group
          aria-label={t('exporting.format')}
          value={format}
          onChange={(value) => setFormat(value as ExportFormat)}
        >
          <Stack gap="sm">
            {formats.map((each) => (
              <Radio
                key={each}
                value={each}
                label={words(`import.formats.${each}`)}
                description={t(`exporting.hints.${each}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Section>
      <Section title={t('exporting.which')}>
        <Stack gap="md" maw="55rem">
          <FieldRow>
            <RecordSelect
              call={calls.searchQuestionCourses}
              byId="CourseID"
              option={courseOption}
              chosen={known}
              label={words('fields.course')}
              placeholder={t('exporting.anyCourse')}
              value={courseId}
              onChange={(value) => {
                setCourse(value as number | null)
                setModule(null)
              }}
            />
            <SelectField<number>
              label={words('fields.module')}
              placeholder={words('exam.anyModule')}
              options={modules}
              value={moduleId}
              onChange={(value) => setModule(value ?? null)}
              disabled={courseId === null}
            />
          </FieldRow>
          <FieldRow>
            <SelectField<QuestionType>
              label={words('fields.type')}
              placeholder={words('exam.anyType')}
              options={types}
              value={type}
              onChange={(value) => setType(value ?? null)}
            />
            <SelectField<number>
              label={words('fields.level')}
              placeholder={words('exam.anyLevel')}
              options={levels}
              value={levelId}
              onChange={(value) => setLevel(value ?? null)}
            />
            <SelectField<number>
              label={words('fields.category')}
              placeholder={words('exam.anyCategory')}
              options={categories}
              value={categoryId}
              onChange={(value) => setCategory(value ?? null)}
            />
          </FieldRow>
          <CheckboxField
            label={words('bank.onlyActive')}
            value={onlyActive}
            onChange={(value) => setOnlyActive(value === true)}
          />
        </Stack>
      </Section>
      <QueryView query={preview} module="exams">
        {(found) => (
          <Section title={t('exporting.count', { count: found.Questions })}>
            <Stack gap="md">
              <Losses preview={found} />
              {problem !== null && (
                <Alert color="red" role="alert">
                  {sentence(problem)}
                </Alert>
              )}
              <Group justify="flex-end">
                <Button
                  leftSection={<IconDownload size="1.125rem" stroke={1.5} />}
                  disabled={found.Questions === 0}
                  loading={going}
                  onClick={() => void download()}
                >
                  {t('exporting.download')}
                </Button>
              </Group>
            </Stack>
          </Section>
        )}
      </QueryView>
    </Page>
  )
}

function Losses({ preview: { Questions, Losses: losses } }: { readonly preview: Preview }) {
  const t = useText('exams/bank')
  if (losses.length === 0) return Questions > 0 ? <Text size="sm">{t('exporting.complete')}</Text> : null
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {t('exporting.lostTitle')}
      </Text>
      {losses.map(({ Code: code, Count, Items }) => (
        <div key={code}>
          <Text size="sm">
            {t('exporting.loss', { what: t(`exporting.losses.${code}`), of: t('exporting.of', { count: Count }) })}
          </Text>
          <Stack gap={4} mt={4}>
            {Items.map((item) => (
              <Text key={item.ID} size="sm" c="dimmed" lineClamp={1}>
                <AppLink to={href('/Question/QuestionBank-edit/:ID?', { ID: item.ID }) as '/'}>
                  <Code>{item.Code}</Code>
                </AppLink>{' '}
                <Typed>{item.Preview}</Typed>
              </Text>
            ))}
            {Count > Items.length && (
              <Text size="sm" c="dimmed">
                {t('exporting.more', { count: Count - Items.length })}
              </Text>
            )}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}
