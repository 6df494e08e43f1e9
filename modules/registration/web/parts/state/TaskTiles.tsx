import { UnstyledButton } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { academyTasks, traineeTasks, type Task } from '../../../rules/tasks.ts'
import classes from './TaskTiles.module.css'

/** How much waits, by what has to be done; pressed, the list below shows only that. */
export function TaskTiles({
  by,
  chosen,
  onChoose,
}: {
  by: 'academy' | 'trainee'
  chosen: string
  onChoose: (task: string) => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const { data } = useCall(calls.getRegistrationTasks, {})
  const counts = new Map(data?.map((each) => [each.Task, each.Count]))
  const tasks = (by === 'academy' ? academyTasks : traineeTasks).filter((task) => task !== 'finishDraft')
  return (
    <div className={classes['tiles']} role="group" aria-label={t(by === 'academy' ? 'main.queue' : 'main.withTrainee')}>
      {tasks.map((task: Task) => {
        const count = counts.get(task) ?? 0
        const pressed = chosen === task
        return (
          <UnstyledButton
            key={task}
            className={classes['tile']!}
            data-empty={count === 0 || undefined}
            aria-pressed={pressed}
            onClick={() => onChoose(pressed ? '' : task)}
          >
            <span className={classes['label']}>{t(`tasks.${task}`)}</span>
            <span className={classes['count']}>{data ? format.number(count) : '…'}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
