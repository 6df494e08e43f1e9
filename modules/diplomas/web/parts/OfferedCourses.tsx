import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import classes from './Offer.module.css'

type Course = Output<typeof calls.getPrograms>['Tracks'][number]['Courses'][number]

/** The courses of a track: which are done, which are under way, and when the next class of each begins. */
export function OfferedCourses({ courses }: { courses: readonly Course[] }) {
  const t = useText('diplomas')
  const format = useFormat()
  return (
    <ol className={classes['courses']}>
      {courses.map((course) => (
        <li key={course.ID} className={classes['course']}>
          <span className={classes['mark']} data-done={course.State === 'completed' || undefined}>
            <Mark state={course.State} />
          </span>
          <span className={classes['about']}>
            {course.IsPublished ? (
              <AppLink to="/CourseDetail/:ID?" params={{ ID: course.ID }}>
                <Localized text={course.Name} />
              </AppLink>
            ) : (
              <Localized text={course.Name} />
            )}{' '}
            <Code>{course.Code}</Code>
            <span className={classes['facts']}>
              {t(course.IsRequired ? 'required' : 'elective')}
              <Sep />
              {t('asks.hours', { count: course.Hours, shown: format.number(course.Hours) })}
            </span>
          </span>
          <Next course={course} />
        </li>
      ))}
    </ol>
  )
}

function Mark({ state }: { state: Course['State'] }) {
  if (state === 'completed') return <IconCircleCheckFilled size="1.125rem" aria-hidden />
  if (state === null) return <IconCircle size="1.125rem" aria-hidden />
  return <IconProgress size="1.125rem" aria-hidden />
}

/** What comes next with a course: nothing where it is done, the registration under way, or the next class. */
function Next({ course }: { course: Course }) {
  const t = useText('diplomas')
  const pick = usePick()
  const format = useFormat()
  const { State, RegistrationCode, Next: next } = course
  if (State !== null)
    return (
      <span className={classes['next']}>
        {State === 'completed' || RegistrationCode === null ? (
          t('courseStates.completed')
        ) : (
          <AppLink to="/RegistrationStatus/:Code?" params={{ Code: RegistrationCode }}>
            {t(`courseStates.${State}`)}
          </AppLink>
        )}
      </span>
    )
  if (next === null) return <span className={classes['next']}>{t('noNext')}</span>
  return (
    <span className={classes['next']}>
      <span>
        {t('nextClass', { dates: format.dayRange(next.StartDate, next.EndDate) })}
        <Sep />
        {t('freeSeats', { count: next.FreeSeats, shown: format.number(next.FreeSeats) })}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        component={AppLink}
        to="/UpcomingCourse"
        search={{ search: course.Code, register: next.ClassID }}
        aria-label={t('registerFor', { name: pick(course.Name) })}
      >
        {t('register')}
      </Button>
    </span>
  )
}
