import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ActionIcon } from '@mantine/core'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { highestScore, meanKinds, totalPercent } from '../../rules/means.ts'
import { type CourseForm, type CourseRecord, newMean } from './course-form.ts'
import classes from './Course.module.css'

const percentSign = '%'

/** How the final percentage is made beside the exams. */
export function MeansEditor({ form, course }: { form: CourseForm; course: CourseRecord | null }) {
  const t = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  const known = course?.EvaluationMeans.find(({ Kind }) => Kind === 'participation')
  const means = form.list('EvaluationMeans')
  const { error } = form.field('EvaluationMeans')
  const used = new Set(form.values.EvaluationMeans.map((mean) => mean.Kind))
  const free = meanKinds.find((kind) => !used.has(kind))
  const sum = totalPercent(form.values.EvaluationMeans.map((mean) => ({ percent: mean.Percent || 0 })))
  const add = () => {
    if (!free) return
    means.add(newMean(free, t(`meanKinds.${free}`), format.language, highestScore(free)))
  }
  return (
    <FieldGroup title={t('sections.means')} description={t('hints.means')}>
      {means.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noMeans')}
        </Text>
      )}
      {means.items.map((mean, at) => (
        <div key={mean.ID ?? `new ${at}`} className={classes['module']}>
          <Group justify="flex-end" mb="xs">
            <ActionIcon
              variant="default"
              aria-label={t('removeMean', { number: format.number(at + 1) })}
              onClick={() => means.remove(at)}
            >
              <IconTrash size="1rem" />
            </ActionIcon>
          </Group>
          <FieldRow>
            <SelectField
              {...form.field(`EvaluationMeans.${at}.Kind`)}
              label={t('fields.meanKind')}
              options={meanKinds.map((value) => ({
                value,
                label: t(`meanKinds.${value}`),
                disabled: value !== mean.Kind && used.has(value),
              }))}
              required
            />
            <NumberField
              {...form.field(`EvaluationMeans.${at}.Percent`)}
              label={t('fields.meanPercent')}
              decimals={2}
              suffix={percentSign}
              required
            />
            <NumberField {...form.field(`EvaluationMeans.${at}.MaxScore`)} label={t('fields.meanMax')} required />
          </FieldRow>
          {mean.Kind === 'participation' && (
            <LookupSelect
              {...form.field(`EvaluationMeans.${at}.ParticipationTypeID`)}
              call={lookupsCalls.getLookupOptions}
              lookup="ParticipationType"
              label={t('fields.participationType')}
              description={t('hints.participationType')}
              {...(known?.Participation?.ID === mean.ParticipationTypeID &&
                known?.Participation && {
                  chosen: [{ value: known.Participation.ID, label: pick(known.Participation.Name) }],
                })}
            />
          )}
          <TrilingualField {...form.field(`EvaluationMeans.${at}.Name`)} label={t('fields.meanName')} required />
        </div>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconPlus size="1rem" />} disabled={!free} onClick={add}>
          {t('addMean')}
        </Button>
        {means.items.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('percentSum', { sum: format.percent(sum), rest: format.percent(Math.max(0, 100 - sum)) })}
          </Text>
        )}
      </Group>
    </FieldGroup>
  )
}
