import { Text } from '@mantine/core'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { totalPercent } from '../../rules/means.ts'
import type { CourseRecord } from './course-form.ts'
import classes from './CourseStory.module.css'

/** A mean by its name, with what is marked where it is participation. */
function MeanName({ mean }: { mean: CourseRecord['EvaluationMeans'][number] }) {
  return (
    <>
      <Localized text={mean.Name} />
      {mean.Participation && (
        <>
          <Sep />
          <Localized text={mean.Participation.Name} />
        </>
      )}
    </>
  )
}

/** The parts of the final percentage as one bar with its key, and what it takes to pass. */
export function ResultBar({
  course,
}: {
  course: Pick<CourseRecord, 'EvaluationMeans' | 'PassPercent' | 'AttendancePercent'>
}) {
  const t = useText('catalogue')
  const format = useFormat()
  const means = course.EvaluationMeans
  const exams = 100 - totalPercent(means.map((mean) => ({ percent: mean.Percent })))
  const parts = [
    ...means.map((mean) => ({ key: String(mean.ID), percent: mean.Percent, label: <MeanName mean={mean} /> })),
    { key: 'exams', percent: exams, label: t('examsShare') },
  ]
  return (
    <>
      <div className={classes['bar']} aria-hidden>
        {parts.map((part, at) => (
          <span key={part.key} className={classes['part']} data-part={at % 5} style={{ flexGrow: part.percent }} />
        ))}
      </div>
      <ul className={classes['key']}>
        {parts.map((part, at) => (
          <li key={part.key}>
            <span className={`${classes['part']} ${classes['dot']}`} data-part={at % 5} aria-hidden />
            <span className={classes['keyLabel']}>{part.label}</span>
            <span className={classes['keyPercent']}>{format.percent(part.percent)}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" mt="sm">
        {t('passWith', {
          pass: format.percent(course.PassPercent),
          attendance: format.percent(course.AttendancePercent),
        })}
      </Text>
    </>
  )
}
