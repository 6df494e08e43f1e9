import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Input } from '#platform/shared/call.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { namesSomebody } from '../../../rules/sends.ts'

type To = Input<typeof calls.countSendRecipients>['body']

/** How many people a notification to these would reach, counted by the server while one chooses. */
export function Recipients({ to }: { to: To }) {
  const t = useText('notifications/sending')
  const format = useFormat()
  const [asked] = useDebouncedValue(JSON.stringify(to), 300)
  const chosen = JSON.parse(asked) as To
  const counted = useCall(calls.countSendRecipients, namesSomebody(chosen) ? { body: chosen } : skip)
  const said = () => {
    if (!namesSomebody(to)) return t('chooseFirst')
    if (counted.data === undefined || asked !== JSON.stringify(to)) return '…'
    const { Count } = counted.data
    return Count === 0 ? t('countNobody') : format.joined([t('count', { count: format.number(Count) }), t('countHint')])
  }
  return (
    <Text size="sm" fw={500} role="status" data-recipients>
      {counted.error ? '—' : said()}
    </Text>
  )
}
