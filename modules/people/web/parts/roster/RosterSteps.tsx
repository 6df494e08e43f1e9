import { useText } from '#platform/web/text.ts'
import { Steps } from '#platform/web/ui/Steps.tsx'

const steps = ['file', 'columns', 'check', 'done'] as const

export function RosterSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useText('roster')
  return <Steps label={t('title')} current={current} steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))} />
}
