import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { useReason } from '../useReason.ts'
import type { Registration } from '../wire.ts'

export function HistorySection({ registration }: { registration: Registration }) {
  const t = useText('registration')
  const reason = useReason()
  return (
    <Section title={t('status.history')}>
      <History module="registration" items={registration.History.map((line) => ({ ...line, Why: reason(line.Why) }))} />
    </Section>
  )
}
