import { Button } from '@mantine/core'
import { useText } from '#platform/web/text.ts'

/** In the paper's head, on every question: loud only once none is left to answer. `missing`: questions without an answer. */
export function HandInButton(props: { missing: number; disabled: boolean; onAsk: () => void }) {
  const t = useText('sitting')
  return (
    <Button
      size="compact-md"
      variant={props.missing === 0 ? 'filled' : 'default'}
      onClick={props.onAsk}
      disabled={props.disabled}
    >
      {t('paper.submit')}
    </Button>
  )
}
