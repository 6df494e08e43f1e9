import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../format.tsx'
import classes from './Steps.module.css'

export interface Step {
  readonly key: string
  readonly label: ReactNode
  readonly description?: ReactNode
}

/** Where a record stands on its way. Those before the current one are done; `failed` marks the current one as ended badly. */
export function Steps({
  steps,
  current,
  failed = false,
  label,
}: {
  steps: readonly Step[]
  current: string
  failed?: boolean
  label?: string
}) {
  const format = useFormat()
  const at = steps.findIndex((step) => step.key === current)
  return (
    <ol className={classes['list']} {...(label && { 'aria-label': label })}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index > at ? 'ahead' : failed ? 'failed' : 'current'
        return (
          <li
            key={step.key}
            className={classes['step']}
            data-state={state}
            {...(index === at && { 'aria-current': 'step' })}
          >
            <span className={classes['mark']} aria-hidden>
              {state === 'done' && <IconCheck size="0.875rem" stroke={2.4} />}
              {state === 'failed' && <IconX size="0.875rem" stroke={2.4} />}
              {(state === 'ahead' || state === 'current') && format.count(index + 1)}
            </span>
            <span className={classes['words']}>
              <span className={classes['label']}>{step.label}</span>
              {step.description && <span className={classes['description']}>{step.description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
