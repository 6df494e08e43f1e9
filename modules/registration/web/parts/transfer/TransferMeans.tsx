import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { registrationCalls as calls } from '../../../contract/calls.ts'
import { Objections } from '../objections/Objections.tsx'

type Means = Output<typeof calls.getTransfer>

/** What becomes of seat, money, visa and travel in the other class, and what stands against a place there. */
export function TransferMeans({ means, own }: { means: Means; own: boolean }) {
  const t = useText('registration')
  const words = useText('registration/transfer')
  const format = useFormat()
  const { Carried, ToReturn, ToPay, Paid } = means
  const amount = (money: Means['Fee']) => (money.Minor === 0 ? t('upcoming.free') : format.money(money))
  const same = means.Fee.Currency === means.FormerFee.Currency
  const more = { Minor: means.Fee.Minor - means.FormerFee.Minor, Currency: means.Fee.Currency }
  return (
    <Stack gap="sm" role="status">
      <KeyValues
        columns={3}
        items={[
          {
            label: t('fields.seats'),
            value: (
              <>
                {t('seats.left', { count: means.SeatsLeft })}
                {means.Waiting > 0 && (
                  <Text size="xs" c="dimmed">
                    {t('seats.waiting', { count: means.Waiting })}
                  </Text>
                )}
              </>
            ),
          },
          { label: t('fields.dates'), value: format.dayRange(means.StartDate, means.EndDate) },
          {
            label: t('fields.fee'),
            value: (
              <>
                {amount(means.Fee)}
                {same && more.Minor !== 0 && (
                  <Text size="xs" c="dimmed">
                    {more.Minor > 0
                      ? words('dearer', { amount: format.money(more) })
                      : words('cheaper', { amount: format.money({ ...more, Minor: -more.Minor }) })}
                  </Text>
                )}
              </>
            ),
          },
          Paid.Minor > 0 && { label: words('paid'), value: format.money(Paid) },
          Carried.Minor > 0 && { label: words('carried'), value: format.money(Carried) },
          ToReturn.Minor > 0 && { label: words('toReturn'), value: <strong>{format.money(ToReturn)}</strong> },
          {
            label: words('toPay'),
            value: <strong>{means.Money === 'waived' ? t('moneyStates.waived') : format.money(ToPay)}</strong>,
          },
        ]}
      />
      {!means.IsReviewed && <Text size="sm">{words('review')}</Text>}
      {means.Visa !== means.FormerVisa && (
        <Text size="sm">{words('visa', { state: t(`visaStates.${means.Visa}`) })}</Text>
      )}
      {means.Travel !== means.FormerTravel && <Text size="sm">{words('travel')}</Text>}
      <Objections objections={means.Objections} own={own} isSent />
    </Stack>
  )
}
