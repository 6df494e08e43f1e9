import { Button, Text, Title } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from '../Sitting.module.css'

/** Covers the paper while exam mode is left, with the seconds to return. Any click brings the window back. */
export function Left({ seconds }: { seconds: number }) {
  const t = useText('sitting')
  const format = useFormat()
  return (
    <div className={classes['left']} role="alertdialog" aria-modal="true" aria-label={t('left.title')}>
      <Title order={2}>{t('left.title')}</Title>
      <div className={classes['leftSeconds']}>{format.number(seconds)}</div>
      <Text maw="32rem">{t('left.seconds', { count: seconds })}</Text>
      <Button variant="white" color="dark" onClick={() => window.focus()}>
        {t('left.back')}
      </Button>
    </div>
  )
}
