import { Text } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { CardKind } from '../../rules/requesting.ts'
import type { Mine } from './card.ts'

/** What a card costs and how long it holds. */
export function Terms({ kind, mine }: { kind: CardKind; mine: Mine }) {
  const t = useText('membership')
  const format = useFormat()
  const fee = kind === 'replacement' ? mine.ReplacementFee : mine.Fee
  return (
    <Text size="sm" c="dimmed">
      {fee.Minor === 0 ? t('mine.feeNone') : t('mine.feeIs', { fee: format.money(fee) })}{' '}
      {kind !== 'replacement' && t('mine.validFor', { count: mine.Months })}
    </Text>
  )
}
