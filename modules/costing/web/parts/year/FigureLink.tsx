import { Anchor, Text } from '@mantine/core'
import type { Money } from '#platform/shared/values/money.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { SummaryFigure } from '../../../rules/summary.ts'
import { amountOf, rowsHref, type OfYear } from './figures.ts'

/** One figure of a month, or of the year, leading to exactly the rows that it counted; nothing counted leads nowhere. */
export function FigureLink({
  year: summed,
  month,
  figure,
  value,
}: {
  year: OfYear
  /** 0: the whole year. */
  month: number
  figure: SummaryFigure
  value: number | Money
}) {
  const t = useText('costing')
  const format = useFormat()
  const shown = typeof value === 'number' ? format.number(value) : format.money(value)
  if (amountOf(value) === 0)
    return (
      <Text component="span" size="sm" c="dimmed">
        {shown}
      </Text>
    )
  const of = month === 0 ? format.count(summed.year) : format.monthName(month)
  return (
    <Anchor
      component={AppLink}
      to={rowsHref(summed, figure, month) as '/'}
      size="sm"
      aria-label={t('year.rowsOf', { figure: t(`year.figures.${figure}`), of, value: shown })}
      {...(amountOf(value) < 0 && { fw: 700 })}
    >
      {shown}
    </Anchor>
  )
}
