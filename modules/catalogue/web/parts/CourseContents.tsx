import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CourseRecord } from './course-form.ts'
import classes from './CourseStory.module.css'

type Module = CourseRecord['Modules'][number]

/** Modules and lessons in use, in their order; `below` is what stands under the lessons of a module. */
export function CourseContents({
  modules,
  below,
}: {
  modules: readonly Module[]
  below?: (module: Module) => ReactNode
}) {
  const t = useText('catalogue')
  const format = useFormat()
  const shown = modules.filter((module) => module.IsActive)
  if (shown.length === 0) return null
  return (
    <Section title={t('contents')}>
      <ol className={classes['modules']}>
        {shown.map((module, at) => (
          <li key={module.ID} className={classes['module']}>
            <span className={classes['number']} aria-hidden>
              {format.number(at + 1)}
            </span>
            <div className={classes['moduleBody']}>
              <div className={classes['moduleHead']}>
                <Text fw={600}>
                  <Localized text={module.Name} />
                </Text>
                {module.Hours > 0 && (
                  <Text size="sm" c="dimmed">
                    {t('hours', { count: Math.ceil(module.Hours), shown: format.number(module.Hours) })}
                  </Text>
                )}
              </div>
              <ul className={classes['lessons']}>
                {module.Lessons.filter((lesson) => lesson.IsActive).map((lesson) => (
                  <li key={lesson.ID}>
                    <Localized text={lesson.Name} />
                    <Text component="span" size="sm" c="dimmed">
                      {format.minutes(lesson.Minutes)}
                    </Text>
                  </li>
                ))}
              </ul>
              {below?.(module)}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
