import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { CourseRecord } from './course-form.ts'
import classes from './CourseStory.module.css'

type Module = CourseRecord['Modules'][number]

/** Modules and lessons in their order: those in use, or with `whole` all; `below` is what stands under the lessons of a module. */
export function CourseContents({
  modules,
  below,
  whole = false,
}: {
  modules: readonly Module[]
  below?: (module: Module) => ReactNode
  whole?: boolean
}) {
  const t = useText('catalogue')
  const format = useFormat()
  const shown = modules.filter((module) => whole || module.IsActive)
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
                  <OutOfUse part={module} />
                </Text>
                {module.Hours > 0 && (
                  <Text size="sm" c="dimmed">
                    {t('hours', { count: Math.ceil(module.Hours), shown: format.number(module.Hours) })}
                  </Text>
                )}
              </div>
              <ul className={classes['lessons']}>
                {module.Lessons.filter((lesson) => whole || lesson.IsActive).map((lesson) => (
                  <li key={lesson.ID}>
                    <span>
                      <Localized text={lesson.Name} />
                      <OutOfUse part={lesson} />
                    </span>
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

function OutOfUse({ part }: { part: { readonly IsActive: boolean } }) {
  const t = useText('catalogue')
  return part.IsActive ? null : (
    <>
      {' '}
      <StateBadge tone="neutral" label={t('page.outOfUse')} />
    </>
  )
}
