import { Button, CloseButton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EntryError, ListError } from './ListError.tsx'
import classes from './lists.module.css'

export const emptyDegree = () => ({ DegreeID: null, Subject: '', Institution: '', Year: null })

/** One card a degree; one at least. */
export function EducationFields({ form }: { form: RecordFormState<any> }) {
  const t = useText('signup')
  const format = useFormat()
  const list = form.list('Education')
  return (
    <div className={classes['list']}>
      <Text size="sm" c="dimmed">
        {t('education.intro')}
      </Text>
      <ListError form={form} list="Education" />
      {list.items.map((_, at) => {
        const number = format.number(at + 1)
        return (
          <fieldset key={at} className={classes['card']}>
            <legend className={classes['legend']}>{t('education.entry', { number })}</legend>
            {list.items.length > 1 && (
              <CloseButton
                className={classes['corner']!}
                aria-label={t('education.remove', { number })}
                onClick={() => list.remove(at)}
              />
            )}
            <div className={classes['pair']}>
              <LookupSelect
                {...form.field(`Education.${at}.DegreeID`)}
                call={lookupsCalls.getLookupOptions}
                lookup="EducationDegree"
                label={t('education.degree')}
                required
              />
              <TextField {...form.field(`Education.${at}.Subject`)} label={t('education.subject')} required />
              <TextField {...form.field(`Education.${at}.Institution`)} label={t('education.institution')} />
              <NumberField {...form.field(`Education.${at}.Year`)} label={t('education.year')} />
            </div>
            <EntryError form={form} entry={`Education.${at}`} />
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" />}
          onClick={() => list.add(emptyDegree() as never)}
        >
          {t('education.add')}
        </Button>
      </div>
    </div>
  )
}
