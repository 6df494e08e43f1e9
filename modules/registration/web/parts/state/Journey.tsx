import { IconCheck, IconHourglass, IconPlayerStop, IconUser } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { journeyOf } from '../../../rules/journey.ts'
import classes from './Journey.module.css'
import { tracksOf, type RegistrationRow } from '../wire.ts'

const icons = { done: IconCheck, current: IconHourglass, attention: IconUser, stopped: IconPlayerStop } as const

/** The stages on the trainee's way. Visa and payment run side by side, so several may be open at once. */
export function Journey({ row }: { row: RegistrationRow }) {
  const t = useText('registration')
  const format = useFormat()
  return (
    <ol className={classes['list']} aria-label={t('status.way')}>
      {journeyOf(tracksOf(row)).map(({ stage, progress }, at) => {
        const Icon = progress === 'ahead' ? null : icons[progress]
        return (
          <li key={stage} className={classes['stage']} data-progress={progress}>
            <span className={classes['mark']} aria-hidden>
              {Icon ? <Icon size="1rem" stroke={2} /> : format.count(at + 1)}
            </span>
            <span className={classes['words']}>
              <span className={classes['label']}>{t(`stages.${stage}`)}</span>
              <span className={classes['progress']}>
                {t(`progress.${stage === 'class' && progress === 'current' ? 'running' : progress}`)}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
