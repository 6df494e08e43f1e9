import { Alert, Stack, Text } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { Figures } from '../../../rules/figures.ts'

/** What follows from costs and a price, all in one currency; where the price is too low, or the margin negative, in words. */
export function FiguresShown({
  figures,
  currency,
  trainees,
  columns = 3,
}: {
  figures: Figures
  currency: string
  trainees: number
  columns?: 2 | 3 | 4
}) {
  const t = useText('costing')
  const format = useFormat()
  const money = (Minor: number | null) => format.money(Minor === null ? null : { Minor, Currency: currency })
  const from = (count: number | null) =>
    count !== null
      ? t('figures.fromTrainees', { count })
      : figures.Outcome === 'priceTooLow' && (
          <Text component="span" inherit c="red" fw={600}>
            {t('figures.notCovered')}
          </Text>
        )
  return (
    <Stack gap="sm">
      <FiguresWarning figures={figures} currency={currency} />
      <KeyValues
        columns={columns}
        items={[
          { label: t('figures.trainees'), value: format.number(trainees) },
          { label: t('figures.price'), value: money(figures.Price) },
          { label: t('figures.suggestedPrice'), value: money(figures.SuggestedPrice) },
          { label: t('figures.fixed'), value: money(figures.Fixed) },
          { label: t('figures.avoidable'), value: money(figures.Avoidable) },
          { label: t('figures.overhead'), value: money(figures.Overhead) },
          { label: t('figures.perTrainee'), value: money(figures.PerTrainee) },
          { label: t('figures.cost'), value: money(figures.Cost) },
          { label: t('figures.revenue'), value: money(figures.Revenue) },
          { label: t('figures.margin'), value: <MarginShown figures={figures} currency={currency} /> },
          { label: t('figures.breakEven'), value: from(figures.BreakEven) },
          { label: t('figures.goNoGo'), value: from(figures.GoNoGo) },
        ]}
      />
    </Stack>
  )
}

/** The margin with its share of the revenue; red where it is negative. */
export function MarginShown({
  figures,
  currency,
}: {
  figures: Pick<Figures, 'Margin' | 'MarginPercent'>
  currency: string
}) {
  const t = useText('costing')
  const format = useFormat()
  const { Margin, MarginPercent } = figures
  // A line may end after a hyphen, which the sign is: it stays with its amount.
  const amount = format.money(Margin === null ? null : { Minor: Margin, Currency: currency }).replace('-', '-\u2060')
  return (
    <Text component="span" inherit {...(Margin !== null && Margin < 0 && { c: 'red', fw: 600 })}>
      {MarginPercent === null ? amount : t('figures.marginOf', { amount, percent: format.percent(MarginPercent) })}
    </Text>
  )
}

function FiguresWarning({ figures, currency }: { figures: Figures; currency: string }) {
  const t = useText('costing')
  const format = useFormat()
  const money = (Minor: number | null) => format.money(Minor === null ? null : { Minor, Currency: currency })
  if (figures.Outcome === 'priceTooLow')
    return (
      <Alert color="red" variant="light">
        {t('figures.priceTooLow', { price: money(figures.Price), perTrainee: money(figures.PerTrainee) })}
      </Alert>
    )
  if (figures.Outcome === 'noPrice') return <Alert variant="light">{t('figures.noPrice')}</Alert>
  if (figures.Margin !== null && figures.Margin < 0)
    return (
      <Alert color="orange" variant="light">
        {t('figures.negative')}
      </Alert>
    )
  return null
}
