import { Progress, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './StepList.module.css'

export interface StepShown {
  readonly key: string
  readonly label: string
  readonly wrong: boolean
}

/**
 * Where the form stands: a list of steps of which those that were open can be opened again, and on a phone the step's
 * name over a bar.
 */
export function StepList(props: {
  steps: readonly StepShown[]
  current: string
  /** The furthest step that may be opened. */
  reached: number
  onOpen: (step: string) => void
}) {
  const t = useText('signup')
  const format = useFormat()
  const { steps, current, reached, onOpen } = props
  const at = steps.findIndex((step) => step.key === current)
  return (
    <nav aria-label={t('progress')} className={classes['progress']}>
      <div className={classes['phone']}>
        <span className={classes['count']}>{t('stepOf', { step: at + 1, steps: steps.length })}</span>
        <Progress value={((at + 1) / steps.length) * 100} size="sm" aria-hidden />
      </div>
      <ol className={classes['list']}>
        {steps.map((step, index) => (
          <li key={step.key} data-state={index === at ? 'current' : index < at ? 'done' : 'ahead'}>
            <UnstyledButton
              className={classes['step']!}
              disabled={index > reached || index === at}
              onClick={() => onOpen(step.key)}
              {...(index === at && { 'aria-current': 'step' as const })}
            >
              <span className={classes['mark']} data-wrong={step.wrong || undefined} aria-hidden>
                {mark(step, index)}
              </span>
              <span>{step.label}</span>
              {step.wrong && <VisuallyHidden>{t('hasErrors')}</VisuallyHidden>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  )

  function mark(step: StepShown, index: number) {
    if (step.wrong) return <IconAlertCircle size="1rem" stroke={2} />
    if (index < reached && index !== at) return <IconCheck size="0.95rem" stroke={2.4} />
    return format.count(index + 1)
  }
}
