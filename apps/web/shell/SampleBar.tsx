import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import classes from './SampleBar.module.css'

/** On every page of the sample academy, whose passwords stand in its documentation: nothing real belongs here. */
export function SampleBar() {
  const t = useText('platform')
  return (
    <div role="region" aria-label={t('sample.label')} className={classes['bar']} data-not-printed>
      <IconAlertTriangle size="1.1rem" stroke={1.8} aria-hidden />
      <p>
        {t('sample.known')} <span className={classes['more']}>{t('sample.nothingReal')}</span>
      </p>
    </div>
  )
}
