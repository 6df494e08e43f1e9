import { ActionIcon, Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { Colon, useFormat } from '#platform/web/format.tsx'
import { RadioField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { examCalls as calls } from '../../../contract/calls.ts'
import type { QuestionType } from '../../../rules/question.ts'
import { useLookupOptions, useModuleOptions, useTypeOptions } from '../bank-choices.ts'
import classes from './DrawBlueprint.module.css'

type Drawn = Output<typeof calls.drawBlueprint>['Items']

interface Line {
  readonly key: number
  readonly Count: number | null
  readonly ModuleID: number | null
  readonly LevelID: number | null
  readonly Type: QuestionType | null
}

const newLine = (key: number): Line => ({ key, Count: 5, ModuleID: null, LevelID: null, Type: null })
const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= 100

export interface DrawBlueprintProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly courseId: number
  readonly exclude: readonly number[]
  readonly minutes: number | null
  readonly onDrawn: (rows: Drawn) => void
}

/** So many questions of each module, level and kind, drawn at once, with weight and time shared out over them. */
export function DrawBlueprint({ opened, onClose, ...props }: DrawBlueprintProps) {
  const t = useText('exams')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('blueprint.title')} size="xl">
      <Blueprint {...props} onClose={onClose} />
    </Dialog>
  )
}

function Blueprint({ onClose, courseId, exclude, minutes, onDrawn }: Omit<DrawBlueprintProps, 'opened'>) {
  const t = useText('exams')
  const sentence = useSentence('exams')
  const format = useFormat()
  const [lines, setLines] = useState<readonly Line[]>([newLine(1)])
  const [isTouched, setTouched] = useState(false)
  const [weight, setWeight] = useState<number | null>(100)
  const [time, setTime] = useState<number | null>(minutes ?? 60)
  const [spread, setSpread] = useState<'equal' | 'bank'>('bank')
  const [modules, levels, types] = [useModuleOptions(courseId), useLookupOptions('QuestionLevel'), useTypeOptions()]
  useDialogHold(() => !isTouched)
  const isCounted = lines.every((line) => isCount(line.Count))
  const all = lines.reduce((sum, line) => sum + (line.Count ?? 0), 0)
  const body = {
    CourseID: courseId,
    Lines: lines.map(({ key: _, Count, ...line }) => ({ ...line, Count: Count! })),
    Exclude: [...exclude],
  }
  const counted = useCall(calls.countBlueprint, isCounted && all <= 200 ? { body } : skip)
  const draw = useSend(calls.drawBlueprint, {
    quiet: true,
    module: 'exams',
    onDone: (drawn) => {
      setTouched(false)
      onDrawn(drawn.Items)
    },
  })
  const change = (key: number, changed: Partial<Line>) => {
    setTouched(true)
    setLines((former) => former.map((line) => (line.key === key ? { ...line, ...changed } : line)))
  }
  // Kept while a new count is under way: of as many lines as there are now.
  const found = counted.data?.Lines.length === lines.length ? counted.data.Lines : null
  const lacking = found?.flatMap(({ Given }, at) => {
    const wanted = lines[at]!.Count ?? 0
    return Given < wanted
      ? [t('blueprint.lacks', { line: format.number(at + 1), missing: format.number(wanted - Given) })]
      : []
  })
  const isReady =
    isCounted &&
    all <= 200 &&
    found !== null &&
    lacking?.length === 0 &&
    !counted.isPlaceholderData &&
    weight !== null &&
    weight >= 2 &&
    time !== null &&
    time >= 4
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the event of a dialog to the form that it is opened from.
    event.stopPropagation()
    if (isReady) void draw.send({ body: { ...body, Weight: weight, Minutes: time, Spread: spread } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('blueprint.hint')}
        </Text>
        {(draw.problem ?? counted.error) && (
          <Alert color="red" role="alert">
            {sentence(draw.problem ?? counted.error!)}
          </Alert>
        )}
        <ol className={classes['lines']}>
          {lines.map((line, at) => (
            <li key={line.key} className={classes['line']}>
              <NumberField
                label={t('blueprint.wanted')}
                value={line.Count}
                onChange={(value) => change(line.key, { Count: value ?? null })}
                min={1}
                max={100}
                required
              />
              <SelectField<number>
                label={t('fields.module')}
                placeholder={t('exam.anyModule')}
                options={modules}
                value={line.ModuleID}
                onChange={(value) => change(line.key, { ModuleID: value ?? null })}
              />
              <SelectField<number>
                label={t('fields.level')}
                placeholder={t('exam.anyLevel')}
                options={levels}
                value={line.LevelID}
                onChange={(value) => change(line.key, { LevelID: value ?? null })}
              />
              <SelectField<QuestionType>
                label={t('fields.type')}
                placeholder={t('exam.anyType')}
                options={types}
                value={line.Type}
                onChange={(value) => change(line.key, { Type: value ?? null })}
              />
              <div className={classes['foot']}>
                <Text size="sm" c={found && found[at]!.Given < (line.Count ?? 0) ? 'red' : 'dimmed'}>
                  {t('blueprint.available')}
                  <Colon />
                  {found ? format.number(found[at]!.Available) : '—'}
                </Text>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={lines.length === 1}
                  aria-label={t('blueprint.remove', { line: format.number(at + 1) })}
                  onClick={() => {
                    setTouched(true)
                    setLines((former) => former.filter((each) => each.key !== line.key))
                  }}
                >
                  <IconTrash size="1.125rem" stroke={1.5} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size="1.125rem" stroke={1.5} />}
            disabled={lines.length >= 30}
            onClick={() => {
              setTouched(true)
              setLines((former) => [...former, newLine(Math.max(...former.map((each) => each.key)) + 1)])
            }}
          >
            {t('blueprint.addLine')}
          </Button>
          <Text size="sm">
            {t('blueprint.all')}
            <Colon />
            {format.number(all)}
          </Text>
        </Group>
        <div role="status">
          {all > 200 && <Alert color="yellow">{t('blueprint.tooMany')}</Alert>}
          {lacking && lacking.length > 0 && (
            <Alert color="yellow">
              {lacking.map((each) => (
                <Text key={each} size="sm">
                  {each}
                </Text>
              ))}
            </Alert>
          )}
        </div>
        <FieldRow>
          <NumberField
            label={t('blueprint.weight')}
            value={weight}
            onChange={(value) => setWeight(value ?? null)}
            min={2}
            max={9999.99}
            decimals={2}
            required
          />
          <NumberField
            label={t('blueprint.minutes')}
            value={time}
            onChange={(value) => setTime(value ?? null)}
            min={4}
            max={600}
            required
          />
        </FieldRow>
        <RadioField<'equal' | 'bank'>
          label={t('blueprint.spread')}
          options={[
            { value: 'bank', label: t('blueprint.asBank') },
            { value: 'equal', label: t('blueprint.equally') },
          ]}
          value={spread}
          onChange={(value) => value && setSpread(value)}
          inline
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('exam.done')}
          </Button>
          <Button type="submit" loading={draw.sending} disabled={!isReady}>
            {t('exam.drawNow')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
