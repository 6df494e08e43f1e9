import { Button, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText, type Translate } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import { placeOf } from '../../rules/figures.ts'
import { pageOfTask } from '../../rules/home-tasks.ts'
import { nextStepOf, tellsOnly } from '../../rules/next-step.ts'
import classes from './Home.module.css'

type Home = Output<typeof getHomeModel>

/** All that waits for the reader, tasks and figures alike, each with its words and its page. */
export function useWaiting(home: Pick<Home, 'Tasks' | 'Figures' | 'Today'>) {
  const t = useText('home')
  const role = useUser()?.userRole
  const note = (Oldest: string | null) =>
    Oldest === null ? null : t('waits', { count: Math.max(0, daysBetween(Oldest, home.Today)) })
  return [
    ...home.Tasks.filter(({ Key }) => !tellsOnly(Key)).map(({ Key, Count, Only, Oldest }) => ({
      Key,
      Count,
      Oldest,
      label: t(`task.${Key}`),
      note: note(Oldest),
      href: pageOfTask(Key, role, Only) as string,
    })),
    ...home.Figures.filter(({ Key, Count }) => Count > 0 && placeOf(Key) === 'work').map(
      ({ Key, Count, Oldest, Href }) => ({
        Key,
        Count,
        Oldest,
        label: t(`figure.${Key}`),
        note: note(Oldest),
        href: Href,
      }),
    ),
  ]
}

/** What the reader does next, with the one button that leads there. */
export function NextStep({ home }: { home: Home }) {
  const t = useText('home')
  const words = t as Translate
  const format = useFormat()
  const role = useUser()?.userRole
  const step = nextStepOf(role, useWaiting(home))
  const isLearner = role === 'trainee' || role === 'customer'
  // The first steps of a new academy are what comes next.
  if (!step && home.FirstSteps) return null
  return (
    <Section title={t('nextStep')}>
      <div className={classes['step']}>
        {step ? (
          <>
            <div>
              <Text fw={600}>
                {step.label} <span className={classes['many']}>{format.number(step.Count)}</span>
              </Text>
              {step.note && (
                <Text size="sm" c="dimmed">
                  {step.note}
                </Text>
              )}
            </div>
            <Button component={AppLink} to={step.href as '/'} variant={home.FirstSteps ? 'default' : 'filled'}>
              {words.maybe(`step.${step.Key}`, t('whole'))}
            </Button>
          </>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {t('nothing')}
            </Text>
            {isLearner && (
              <Button component={AppLink} to="/UpcomingCourse">
                {t('upcoming')}
              </Button>
            )}
          </>
        )}
      </div>
    </Section>
  )
}
