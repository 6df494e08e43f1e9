import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { lookupsCalls } from '../../contract/calls.ts'
import classes from './EquipmentFields.module.css'

interface Values {
  Facilities: { FacilityID: number | null; Quantity: number | null }[]
}

/** Equipment and how many of each: what a class room has, or what a course needs. The form keeps it as `Facilities`. */
export function EquipmentFields({ form }: { form: RecordFormState<Values> }) {
  const t = useText('lookups')
  const format = useFormat()
  const rows = form.list('Facilities')
  const { error } = form.field('Facilities')
  return (
    <Stack gap="sm">
      {rows.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('equipment.none')}
        </Text>
      )}
      {rows.items.map((row, at) => (
        <div key={`${row.FacilityID ?? 'new'} ${at}`} className={classes['row']}>
          <LookupSelect
            {...form.field(`Facilities.${at}.FacilityID`)}
            call={lookupsCalls.getLookupOptions}
            lookup="Facility"
            label={t('equipment.what')}
            required
          />
          <NumberField
            {...form.field(`Facilities.${at}.Quantity`)}
            label={t('equipment.quantity')}
            min={1}
            max={999}
            required
          />
          <ActionIcon
            variant="default"
            size="lg"
            className={classes['remove']!}
            aria-label={t('equipment.remove', { number: format.number(at + 1) })}
            onClick={() => rows.remove(at)}
          >
            <IconTrash size="1rem" />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" />}
          onClick={() => rows.add({ FacilityID: null, Quantity: 1 })}
        >
          {t('equipment.add')}
        </Button>
      </div>
    </Stack>
  )
}
