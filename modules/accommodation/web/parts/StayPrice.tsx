import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isDay } from '#platform/shared/values/dates.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { accommodationCalls as calls } from '../../contract/calls.ts'
import { longestStay } from '../../rules/stay.ts'
import { HotelAndType } from './HotelAndType.tsx'

/** What a stay costs: each night at the price of its date, and all together. */
export function StayPrice() {
  const t = useText('accommodation')
  const format = useFormat()
  const [hotel, setHotel] = useState<number | null>(null)
  const [type, setType] = useState<number | null>(null)
  const [first, setFirst] = useState<string | null>('')
  const [nights, setNights] = useState<number | null>(null)
  const isWhole = nights !== null && Number.isInteger(nights) && nights >= 1 && nights <= longestStay
  const isAsked = hotel !== null && type !== null && first !== null && isDay(first) && isWhole
  const stay = useCall(
    calls.getStayPrice,
    isAsked ? { HotelID: hotel, RoomTypeID: type, FirstNight: first, Nights: nights } : skip,
  )
  return (
    <Stack gap="md">
      <HotelAndType
        hotel={{ value: hotel, onChange: (value: number | null) => setHotel(value) }}
        type={{ value: type, onChange: (value: number | null) => setType(value) }}
      />
      <FieldRow>
        <DayField value={first} onChange={(day) => setFirst(day ?? null)} label={t('fields.firstNight')} required />
        <NumberField
          value={nights}
          onChange={(count) => setNights(count ?? null)}
          label={t('fields.nights')}
          min={1}
          max={longestStay}
          required
        />
      </FieldRow>
      {isAsked ? (
        <QueryView query={stay} module="accommodation">
          {({ Nights, Totals, Unpriced }) => (
            <Stack gap="sm">
              <Text fw={600}>
                {Totals.length > 0
                  ? t('stay.total', { amount: format.list(Totals.map((each) => format.money(each))) })
                  : t('stay.noPrice')}
              </Text>
              {Unpriced > 0 && Totals.length > 0 && (
                <Alert color="yellow">{t('stay.unpriced', { count: Unpriced })}</Alert>
              )}
              {Totals.length > 0 && (
                <SimpleTable
                  caption={t('stay.title')}
                  rows={Nights}
                  rowKey={(night) => night.Night}
                  compact
                  columns={[
                    { key: 'Night', label: t('fields.night'), cell: (row) => format.weekdayAndDay(row.Night) },
                    {
                      key: 'Price',
                      label: t('fields.nightPrice'),
                      align: 'end',
                      cell: (row) => (row.Price ? format.money(row.Price) : t('stay.without')),
                    },
                  ]}
                />
              )}
            </Stack>
          )}
        </QueryView>
      ) : (
        <Text size="sm" c="dimmed">
          {t('stay.hint')}
        </Text>
      )}
    </Stack>
  )
}
