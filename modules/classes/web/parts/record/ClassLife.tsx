import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { lifeOf } from '../../../rules/class-life.ts'
import type { ClassState } from '../../../rules/class-states.ts'
import classes from './ClassLife.module.css'

/** How far a class is, from the plan to its certificates. */
export function ClassLife({ state }: { state: ClassState }) {
  const t = useText('classes')
  const format = useFormat()
  const life = lifeOf(state)
  if (life.length === 0) return null
  return (
    <ol className={classes['steps']} aria-label={t('life.label')}>
      {life.map(({ step, standing }, index) => (
        <li
          key={step}
          className={classes['step']}
          data-standing={standing}
          {...(standing === 'now' && { 'aria-current': 'step' as const })}
        >
          <span className={classes['mark']} aria-hidden>
            {standing === 'done' ? <IconCheck size="0.875rem" stroke={2.4} /> : format.number(index + 1)}
          </span>
          <span>
            {t(`life.${step}`)}
            {standing === 'done' && <VisuallyHidden> {t('life.done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
