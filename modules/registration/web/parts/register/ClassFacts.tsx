import { Text } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { Registration } from '../wire.ts'

/** The class that a registration is to. */
export function ClassFacts({ registration: row }: { registration: Registration }) {
  const t = useText('registration')
  const format = useFormat()
  return (
    <KeyValues
      columns={3}
      items={[
        { label: t('fields.course'), value: <Localized text={row.CourseName} />, wide: true },
        { label: t('fields.class'), value: <Code>{row.ClassCode}</Code> },
        {
          label: t('fields.dates'),
          value: (
            <>
              {format.dayRange(row.StartDate, row.EndDate)}
              <Text size="xs" c="dimmed">
                {format.hijri(row.StartDate)}
              </Text>
            </>
          ),
        },
        { label: t('fields.hours'), value: t('hours', { count: row.Hours }) },
        {
          label: t('fields.place'),
          value: row.ClassRoomName ? <Localized text={row.ClassRoomName} /> : t(`places.${row.Place as 'academy'}`),
        },
        { label: t('fields.fee'), value: row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee) },
        row.TraineeBudget !== null && {
          label: t('fields.traineeBudget'),
          value: format.money(row.TraineeBudget),
        },
        row.CourseBudget !== null && { label: t('fields.courseBudget'), value: format.money(row.CourseBudget) },
      ]}
    />
  )
}
